import { graphql } from 'gatsby';
import { buttonClasses } from '../Button/Button';

/** Links to PDFs of text pages, with their sizes. */
export function PdfLinks({ pdfs }: { pdfs: readonly Queries.PdfLinkFragment[] }) {
  return pdfs.map(({ address, label }) => (
    <a key={address} href={address} className={buttonClasses('secondary')}>
      {label}
    </a>
  ));
}

export const fragment = graphql`
  fragment PdfLink on TextPagePdf {
    address
    label
  }
`;
