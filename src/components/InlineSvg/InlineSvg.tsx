import { htmlProps } from '../../helpers/trustedHtml';

/** A decorative inline SVG from the content, such as a logo beside its name. */
export function InlineSvg({ svg, className }: { svg: string; className?: string | undefined }) {
  return <span aria-hidden="true" {...htmlProps(svg)} className={className} />;
}
