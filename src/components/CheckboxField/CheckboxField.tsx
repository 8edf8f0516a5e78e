import * as css from './CheckboxField.module.css';

interface CheckboxFieldProps {
  id: string;
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label beside it. */
export function CheckboxField({ id, name, label, checked, onChange }: CheckboxFieldProps) {
  return (
    <div className={css.field}>
      <input
        id={id}
        name={name}
        type="checkbox"
        className={css.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
    </div>
  );
}
