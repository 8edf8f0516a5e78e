import { graphql, useStaticQuery } from 'gatsby';
import { requireContent } from '../helpers/requireContent';

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
        fieldTexts {
          name
          label
          hint
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
          ...MenuLink
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
          ...MenuLink
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
  const { settings, fieldTexts, ...texts } = forms;
  const { office } = requireContent({ office: offices.offices[0] });
  /** The label and the hint of a field. @throws if content/forms.json has none. */
  const fieldText = (name: string) =>
    requireContent({ field: fieldTexts.find((one) => one.name === name) }).field;
  return { settings, texts, fieldText, ...brand, officeEmail: office.email, countryList };
}
