import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes';
import { Spinner } from '../Spinner/Spinner';
import * as css from './Button.module.css';

/** How much a button or a link that looks like one asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: ButtonVariant;
  /** Shows a spinner before the words. */
  busy?: boolean;
  children: ReactNode;
}

/** The class names of a button, for a link that has to look like one. */
export const buttonClasses = (variant: ButtonVariant = 'primary') =>
  classes(css.button, variant !== 'primary' && css[variant]);

/** A control that does something on this page. */
export function Button({ variant, busy = false, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClasses(variant)} aria-busy={busy || undefined}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}
