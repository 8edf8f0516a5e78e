import type { ComponentProps } from 'react';
import { Arrow } from '../Arrow/Arrow';
import { buttonClasses, type ButtonVariant } from '../Button/Button';
import { isExternal, SiteLink } from '../SiteLink/SiteLink';

interface ActionLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'children'> {
  label: string;
  variant?: ButtonVariant;
  /** Whether the whole card around it leads there, too. Texts that stay selectable are positioned above it. */
  isStretched?: boolean;
}

/** A link styled as a button, for navigation. */
export function ActionLink({ label, variant, isStretched, ...rest }: ActionLinkProps) {
  return (
    <SiteLink {...rest} className={buttonClasses(variant, isStretched)}>
      <span>{label}</span>
      <Arrow direction={isExternal(rest.to) ? 'out' : 'right'} />
    </SiteLink>
  );
}
