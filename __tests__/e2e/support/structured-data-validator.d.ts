/** The part of Adobe's validator (https://github.com/adobe/structured-data-validator) that is used here. */
declare module '@adobe/structured-data-validator' {
  export interface Thing {
    '@type': string;
  }

  export interface Issue {
    severity: string;
    issueMessage: string;
    rootType: string;
  }

  export default class Validator {
    validate(found: { jsonld: Record<string, Thing[]> }): Promise<Issue[]>;
  }
}
