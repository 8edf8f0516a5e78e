import { TextField } from '../components/TextField/TextField';
import { BaseForm } from './BaseForm';
import { SubmitButton } from './fields/SubmitButton';
import { useFormField } from './fields/useFormField';
import * as css from './form.module.css';
import { PrivacyNote } from './FormNotices';
import { EMPTY_NEWSLETTER, NEWSLETTER_FIELDS } from './rules';
import { sendNewsletterSignUp } from './submit';
import { useFormContent } from './useFormContent';

export function NewsletterForm() {
  const { texts, consentVersion } = useFormContent();
  return (
    <BaseForm
      id="sign-up-form"
      fields={NEWSLETTER_FIELDS}
      empty={EMPTY_NEWSLETTER}
      send={(values) => sendNewsletterSignUp(values, consentVersion)}
      sentText={texts.newsletterSuccess}
    >
      <div className={css.row}>
        <EmailField />
        <SubmitButton>{texts.submit.newsletter}</SubmitButton>
      </div>
      <PrivacyNote text={texts.newsletterNote} />
    </BaseForm>
  );
}

function EmailField() {
  return <TextField {...useFormField('mail')} {...NEWSLETTER_FIELDS.mail.input} />;
}
