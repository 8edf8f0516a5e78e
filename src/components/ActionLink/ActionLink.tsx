import type { ComponentProps } from 'react';
import { classes } from '../../helpers/classes';
import { Arrow } from '../Arrow/Arrow';
import { buttonClasses, type ButtonVariant } from '../Button/Button';
import { isExternal, SiteLink } from '../SiteLink/SiteLink';

interface ActionLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'children'> {
  label: string;
  variant?: ButtonVariant;
}

/** A link styled as a button, for navigation. */
export function ActionLink({ label, variant, className, ...rest }: ActionLinkProps) {
  return (
    <SiteLink {...rest} className={classes(buttonClasses(variant), className)}>
      <span>{label}</span>
      <Arrow direction={isExternal(rest.to) ? 'out' : 'right'} />
    </SiteLink>
  );
}
