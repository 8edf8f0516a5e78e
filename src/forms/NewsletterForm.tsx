import { TextField } from '../components/TextField/TextField';
import * as css from './form.module.css';
import { FormFrame } from './frame/FormFrame';
import { newsletterErrors, type NewsletterValues } from './rules';
import { SubmitButton } from './fields/SubmitButton';
import { timeLimit } from './submit/post';
import { newsletterFields, subscribe } from './submit/subscribe';
import { useFormField } from './fields/useFormField';
import { useFormTexts } from './useFormTexts';

const EMPTY_NEWSLETTER: NewsletterValues = { mail: '' };
const MANDATORY = ['mail'];

/** The form that signs up to the newsletter (specification section 5, Newsletter email). */
export function NewsletterForm() {
  const { words } = useFormTexts();
  return (
    <FormFrame
      id="newsletter-form"
      empty={EMPTY_NEWSLETTER}
      validate={newsletterErrors}
      mandatory={MANDATORY}
      send={(values) => subscribe(newsletterFields(values), timeLimit())}
      sentText={words.newsletterSuccess}
    >
      <div className={css.line}>
        <MailField />
        <SubmitButton>{words.submit.newsletter}</SubmitButton>
      </div>
    </FormFrame>
  );
}

function MailField() {
  const { labels, hints } = useFormTexts().words;
  return (
    <TextField
      {...useFormField('mail', labels.mail)}
      hint={hints.mail}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
    />
  );
}
