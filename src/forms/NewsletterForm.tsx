import { TextField } from '../components/TextField/TextField';
import { BaseForm } from './BaseForm';
import { SubmitButton } from './fields/SubmitButton';
import { useFormField } from './fields/useFormField';
import * as css from './form.module.css';
import { EMPTY_NEWSLETTER, NEWSLETTER_FIELDS, newsletterErrors } from './rules';
import { sendNewsletterSignUp } from './submit';
import { useFormTexts } from './useFormTexts';

/** The form that signs up to the newsletter. */
export function NewsletterForm() {
  const { words } = useFormTexts();
  return (
    <BaseForm
      id="newsletter-form"
      fields={NEWSLETTER_FIELDS}
      empty={EMPTY_NEWSLETTER}
      validate={newsletterErrors}
      send={sendNewsletterSignUp}
      sentText={words.newsletterSuccess}
    >
      <div className={css.row}>
        <EmailField />
        <SubmitButton>{words.submit.newsletter}</SubmitButton>
      </div>
    </BaseForm>
  );
}

function EmailField() {
  return <TextField {...useFormField('mail')} {...NEWSLETTER_FIELDS.mail.input} />;
}
