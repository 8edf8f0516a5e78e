import { InlineSvg } from '../../components/InlineSvg/InlineSvg';
import * as css from './ClientMarks.module.css';

/** The clients' marks on one line; one below the other on a phone. */
export function ClientMarks({ logos }: Pick<Queries.ClientLogosFragment, 'logos'>) {
  return (
    <ul className={css.logos}>
      {logos.map(({ name, logo }) => (
        <li key={name}>
          <InlineSvg svg={logo} label={name} className={css.logo} />
        </li>
      ))}
    </ul>
  );
}
