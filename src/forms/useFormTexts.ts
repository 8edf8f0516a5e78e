import { graphql, useStaticQuery } from 'gatsby';

/** The words of the three forms, and the settings that they use. */
interface FormTexts {
  /** The content of content/forms.json. */
  words: NonNullable<Queries.FormTextsQuery['forms']>;
  /** The fixed marker by which the form endpoint tells this site from others. */
  websiteMarker: string;
  showSubmitErrors: boolean;
  /** The first office's e-mail address. */
  officeEmail: string;
  /** The address of a JSON file of `Country` entries. */
  countryList: string;
}

/** A field with a label in content/forms.json. */
export type LabelledField = keyof FormTexts['words']['labels'];

/**
 * The content of the forms.
 * @throws If it is missing; a build with such content fails earlier.
 */
export function useFormTexts(): FormTexts {
  const { forms, brand, offices, countryList } = useStaticQuery<Queries.FormTextsQuery>(graphql`
    query FormTexts {
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
  return { words: forms, ...brand, officeEmail: office.email, countryList };
}
