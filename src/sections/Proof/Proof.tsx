import { graphql } from 'gatsby';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import * as css from './Proof.module.css';

interface ProofProps {
  /** The figures of the about page. */
  figures: Queries.NumbersFragment['figures'] | undefined;
  /** The page that answers a bank's ICT risk team. */
  assurance: Queries.MenuLinkFragment | null;
  pdfs: readonly Queries.PdfLinkFragment[];
}

/** A line below the banner: the company in figures, and what evaluators read first. */
export function Proof({ figures = [], assurance, pdfs }: ProofProps) {
  return (
    <div className={css.band} data-surface="ink">
      <ul className={css.proof}>
        {figures.map(({ figure, label }) => (
          <li key={label}>
            <b>{figure}</b> <span>{label}</span>
          </li>
        ))}
        {assurance && (
          <li className={css.link}>
            <SiteLink to={assurance.to}>{assurance.label}</SiteLink>
          </li>
        )}
        {pdfs.map(({ address, label }) => (
          <li key={address} className={css.link}>
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment Proof on HomePage {
    assurance {
      ...MenuLink
    }
  }
`;
