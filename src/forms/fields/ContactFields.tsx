import { useForm } from 'react-final-form';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField';
import { ListPicker } from '../../components/ListPicker/ListPicker';
import { TextField } from '../../components/TextField/TextField';
import { CountryField } from './CountryField';
import * as css from '../form.module.css';
import { MessageField } from './MessageField';
import { MobileField } from './MobileField';
import { COMPANY_STRENGTHS, type EnquiryValues } from '../rules';
import { useFormContext } from '../frame/formContext';
import { useFieldValue, useFormField } from './useFormField';
import { useFormTexts } from '../useFormTexts';

/** The fields that the enquiry form and the fact-sheet form share (specification section 5). */
export function ContactFields() {
  const { labels, hints, requiredNote, privacyNote } = useFormTexts().words;
  return (
    <>
      <p className={css.note}>
        <span aria-hidden="true">* </span>
        {requiredNote}
      </p>
      <div className={css.grid}>
        <TextField
          {...useFormField('firstName', labels.firstName)}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...useFormField('lastName', labels.lastName)}
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <div className={css.wide}>
          <TextField
            {...useFormField('businessMail', labels.businessMail)}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </div>
        <TextField
          {...useFormField('companyName', labels.companyName)}
          autoComplete="organization"
          autoCapitalize="words"
        />
        <ListPicker
          {...useFormField('companyStrength', labels.companyStrength)}
          hint={hints.companyStrength}
          options={COMPANY_STRENGTHS}
        />
        <CountryField />
        <MobileField />
        <div className={css.wide}>
          <MessageField />
        </div>
        <div className={css.wide}>
          <ConsentField label={labels.subscribeNewsletter} />
        </div>
      </div>
      <p className={css.note}>{privacyNote}</p>
    </>
  );
}

function ConsentField({ label }: { label: string }) {
  const { id } = useFormContext();
  const form = useForm<EnquiryValues>();
  return (
    <CheckboxField
      id={`${id}-subscribeNewsletter`}
      name="subscribeNewsletter"
      label={label}
      checked={useFieldValue<boolean>('subscribeNewsletter', false)}
      onChange={(checked) => form.change('subscribeNewsletter', checked)}
    />
  );
}
