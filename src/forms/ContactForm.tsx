import type { ComponentType } from 'react';
import { CheckboxField } from '../components/CheckboxField/CheckboxField';
import { SelectField } from '../components/SelectField/SelectField';
import { TextField } from '../components/TextField/TextField';
import { labels } from '../labels';
import { BaseForm, type BaseFormProps } from './BaseForm';
import { CountryField } from './fields/CountryField';
import { MessageField } from './fields/MessageField';
import { MobileField } from './fields/MobileField';
import { useFieldValue, useFormField } from './fields/useFormField';
import * as css from './form.module.css';
import { useFormContext } from './FormContext';
import { PrivacyNote } from './FormNotices';
import { restoreContact } from './restoreContact';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT,
  VISIBLE_CONTACT_FIELDS,
  type ContactValues,
  type FieldDefinition,
  type VisibleContactField,
} from './rules';
import { useFormContent } from './useFormContent';

type ContactFormProps = Omit<BaseFormProps<ContactValues>, 'fields' | 'empty' | 'restore'>;

/**
 * The fields of the enquiry form and the fact-sheet form.
 * @param props.children The submit button.
 */
export function ContactForm({ children, ...props }: ContactFormProps) {
  const { privacyNote } = useFormContent().texts;
  return (
    <BaseForm {...props} fields={CONTACT_FIELDS} empty={EMPTY_CONTACT} restore={restoreContact}>
      <p className={css.note}>{labels.forms.requiredNote}</p>
      <div className={css.grid}>
        {VISIBLE_CONTACT_FIELDS.map((name) =>
          CONTACT_FIELDS[name].isWide ? (
            <div key={name} className={css.wide}>
              <ContactField name={name} />
            </div>
          ) : (
            <ContactField key={name} name={name} />
          ),
        )}
      </div>
      <PrivacyNote text={privacyNote} />
      {children}
    </BaseForm>
  );
}

interface FieldProps {
  name: VisibleContactField;
}

const controls: Partial<Record<FieldDefinition['control'], ComponentType<FieldProps>>> = {
  list: ListField,
  country: CountryField,
  mobile: MobileField,
  textarea: MessageField,
  checkbox: Checkbox,
};

function ContactField({ name }: FieldProps) {
  const Control = controls[CONTACT_FIELDS[name].control] ?? TextInput;
  return <Control name={name} />;
}

function TextInput({ name }: FieldProps) {
  return <TextField {...useFormField(name)} {...CONTACT_FIELDS[name].input} />;
}

function ListField({ name }: FieldProps) {
  return <SelectField {...useFormField(name)} options={CONTACT_FIELDS[name].options ?? []} />;
}

function Checkbox({ name }: FieldProps) {
  const { id } = useFormContext();
  const { label } = useFormContent().fieldText(name);
  const { value, onChange } = useFieldValue<boolean>(name);
  return (
    <CheckboxField
      // The name is the payload's; an id with a word from blockers' lists could hide the checkbox.
      id={`${id}-consent`}
      name={name}
      label={label}
      checked={value}
      onChange={onChange}
    />
  );
}
