/** The part of Adobe's validator that is used here (https://github.com/adobe/structured-data-validator). */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: string; issueMessage: string; rootType: string }[]>;
  }
}
