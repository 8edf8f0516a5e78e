import { graphql, useStaticQuery } from 'gatsby';

/** The texts and settings of the forms. */
interface FormContent {
  /** The content of content/forms.json. */
  texts: NonNullable<Queries.FormContentQuery['forms']>;
  /** Identifies this site to the form endpoint. */
  websiteMarker: string;
  showSubmitErrors: boolean;
  /** The first office's e-mail address. */
  officeEmail: string;
  /** The path of a JSON file of `Country` entries. */
  countryList: string;
}

/** A field with a label in content/forms.json. */
export type LabelledField = keyof FormContent['texts']['labels'];

/**
 * The content of the forms.
 * @throws If it is missing. The content checks stop a build without it.
 */
export function useFormContent(): FormContent {
  const { forms, brand, offices, countryList } = useStaticQuery<Queries.FormContentQuery>(graphql`
    query FormContent {
      forms {
        labels {
          firstName
          lastName
          businessMail
          companyName
          companyStrength
          country
          mobileNo
          message
          subscribeNewsletter
          mail
        }
        hints {
          firstName
          lastName
          companyStrength
          country
          mobileNo
          mail
        }
        submit {
          enquiry
          factSheet
          newsletter
        }
        requiredNote
        privacyNote
        sending
        noMatch
        openList
        popup {
          title
          text
          close
        }
        factSheetSuccess
        newsletterSuccess
        submitError
      }
      brand {
        websiteMarker
        showSubmitErrors
      }
      offices {
        offices {
          email
        }
      }
      countryList
    }
  `);
  const [office] = offices?.offices ?? [];
  if (!forms || !brand || !office) throw new Error('The content of the forms is missing');
  return { texts: forms, ...brand, officeEmail: office.email, countryList };
}
