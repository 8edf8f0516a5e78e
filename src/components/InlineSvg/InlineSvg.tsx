/** An SVG of the content (a mark, a logo) as part of the page; `name` is read out, '' where text beside it does. */
export function InlineSvg({
  svg,
  name,
  className,
}: {
  svg: string;
  name: string;
  className?: string | undefined;
}) {
  const naming = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return <span {...naming} className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
