import { graphql, useStaticQuery } from 'gatsby';
import { requireContent } from '../helpers/requireContent';

type FormContent = ReturnType<typeof useFormContent>;

/** A field with a label in content/forms.json. */
export type LabelledField = keyof FormContent['texts']['labels'];

/** The content of the forms: `countryList` is the path of a JSON file of `Country` entries. */
export function useFormContent() {
  const content = useStaticQuery<Queries.FormContentQuery>(graphql`
    query FormContent {
      forms {
        settings {
          mobileDigits {
            min
            max
          }
          namePunctuation
        }
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
        messages {
          required
          invalid
          mobileNo
          emailRequired
          emailOneAt
          emailAtFirst
          emailDomainPeriod
          emailDomainEnd
          emailLocalCharacters
          emailSpaces
          emailDomainCharacters
        }
        privacyNote
        newsletterNote
        legal {
          label
          to: link
        }
        popup {
          title
          text
        }
        enquirySuccess
        factSheetSuccess
        newsletterSuccess
        submitError
        loadError
        refused
      }
      brand {
        websiteMarker
        showSubmitErrors
        consentVersion
        privacyPolicy {
          label
          to: link
        }
      }
      offices {
        offices {
          email
        }
      }
      countryList
    }
  `);
  const { forms, brand, offices, countryList } = requireContent(content);
  const { settings, ...texts } = forms;
  const { office } = requireContent({ office: offices.offices[0] });
  return { settings, texts, ...brand, officeEmail: office.email, countryList };
}
