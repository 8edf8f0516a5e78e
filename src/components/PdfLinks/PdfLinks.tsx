import { graphql } from 'gatsby';
import { buttonClasses, type ButtonVariant } from '../Button/Button';

interface PdfLinksProps {
  pdfs: readonly Queries.PdfLinkFragment[];
  variant?: ButtonVariant;
}

/** Links to PDFs of text pages, with their sizes. */
export function PdfLinks({ pdfs, variant }: PdfLinksProps) {
  return pdfs.map(({ address, label }) => (
    <a key={address} href={address} className={buttonClasses(variant)}>
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
