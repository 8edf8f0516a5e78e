/** The part of Adobe's validator (https://github.com/adobe/structured-data-validator) that is used here. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: string; issueMessage: string; rootType: string }[]>;
  }
}
