import { classes } from '../../helpers/classes';
import { Chevron } from '../Chevron/Chevron';
import * as control from '../FieldFrame/control.module.css';
import { ariaProps, FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame';
import * as list from '../ListPopup/ListPopup.module.css';
import * as css from './SelectField.module.css';

interface SelectFieldProps extends FieldProps {
  name: string;
  /** The selected option, or an empty string. */
  value: string;
  options: readonly string[];
  onChange: (option: string) => void;
  onBlur?: () => void;
}

/**
 * A field to select one of a few options: a native list, which every browser and every assistive technology knows
 * (docs/decisions/0008-form-names.md).
 */
export function SelectField({ options, onChange, onBlur, ...props }: SelectFieldProps) {
  const { id, name, value, label, required, hint, error } = props;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <div className={control.control}>
        <select
          {...ariaProps(props)}
          id={id}
          name={name}
          className={classes(control.input, css.select)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        >
          {/* HTML requires a text in each option. */}
          <option value="">{'\u00a0'}</option>
          {options.map((option) => (
            // A translator changes its text.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <span className={classes(list.arrow, css.arrow)}>
          <Chevron />
        </span>
      </div>
    </FieldFrame>
  );
}
