import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import { Arrow } from '../Arrow/Arrow';
import { Spinner } from '../Spinner/Spinner';
import * as css from './Button.module.css';

/** The visual emphasis of a button or a button-styled link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: ButtonVariant;
  /** Shows a spinner before the label. */
  busy?: boolean;
  /** An arrow before the label. */
  arrow?: 'left';
  children: ReactNode;
}

/** The class names of a button, for links styled as buttons. */
export const buttonClasses = (variant: ButtonVariant = 'primary') =>
  classes(css.button, variant !== 'primary' && css[variant]);

/** A button for actions on the current page. For navigation, use `ActionLink`. */
export function Button(props: ButtonProps) {
  const { variant, busy, arrow, children, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={buttonClasses(variant)} aria-busy={busy || undefined}>
      {busy && <Spinner />}
      {arrow && <Arrow direction={arrow} />}
      <span>{children}</span>
    </button>
  );
}
