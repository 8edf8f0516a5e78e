import type { ComponentProps } from 'react';
import { Arrow } from '../Arrow/Arrow';
import { buttonClasses, type ButtonVariant } from '../Button/Button';
import { SiteLink } from '../SiteLink/SiteLink';

interface ActionLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'to' | 'children'> {
  label: string;
  address: string;
  variant?: ButtonVariant;
}

/** A link that looks like a button: it leads somewhere. */
export function ActionLink({ label, address, variant, ...rest }: ActionLinkProps) {
  return (
    <SiteLink {...rest} to={address} className={buttonClasses(variant)}>
      {label}
      <Arrow />
    </SiteLink>
  );
}
