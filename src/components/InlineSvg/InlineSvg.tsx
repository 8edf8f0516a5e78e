import { trustHtml } from '../../helpers/trustedHtml';

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
  const html = { __html: trustHtml(svg) };
  return <span {...ariaProps} className={className} dangerouslySetInnerHTML={html} />;
}
