import { htmlProps } from '../../helpers/trustedHtml';

/** An inline SVG from the content, such as a logo. Pass an empty `label` if it is decorative. */
export function InlineSvg({
  svg,
  label,
  className,
}: {
  svg: string;
  label: string;
  className?: string | undefined;
}) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...ariaProps} {...htmlProps(svg)} className={className} />;
}
