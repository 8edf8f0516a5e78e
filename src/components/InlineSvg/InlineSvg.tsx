import { useId } from 'react';
import { htmlProps } from '../../helpers/trustedHtml';

/**
 * A decorative inline SVG from the content, such as a logo beside its name. A page may contain it twice, so the ids of
 * its gradients are made unique.
 */
export function InlineSvg({ svg }: { svg: string }) {
  const id = useId();
  const markup = svg.replace(/( id="|url\(#|href="#)/g, `$1${id}`);
  return <span aria-hidden="true" {...htmlProps(markup)} />;
}
