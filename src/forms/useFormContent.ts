import { graphql, useStaticQuery } from 'gatsby';

interface FormContent {
  texts: NonNullable<Queries.FormContentQuery['forms']>;
  /** Identifies this site to the form endpoint. */
  websiteMarker: string;
  showSubmitErrors: boolean;
  privacyPolicy: Queries.MenuLink;
  /** Says that a link opens a new tab. */
  newTab: string;
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
  const content = useStaticQuery<Queries.FormContentQuery>(graphql`
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
        mobileNotices {
          digits
          zero
          code
        }
        messageCut
        requiredNote
        privacyNote
        newsletterNote
        legal {
          label
          link
        }
        consentVersion
        sending
        noMatch
        matchCount
        notChosen
        listFailed
        openList
        popup {
          title
          text
          close
        }
        enquirySuccess
        factSheetSuccess
        newsletterSuccess
        submitError
        loadError
        tooManyRequests
      }
      brand {
        websiteMarker
        showSubmitErrors
        privacyPolicy {
          label
          link
        }
      }
      navigation {
        labels {
          newTab
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
  const { forms, brand, navigation, offices, countryList } = content;
  const [office] = offices?.offices ?? [];
  if (!forms || !brand || !navigation || !office) {
    throw new Error('The content of the forms is missing');
  }
  const { newTab } = navigation.labels;
  return { texts: forms, ...brand, newTab, officeEmail: office.email, countryList };
}
