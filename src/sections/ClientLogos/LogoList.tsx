import { InlineSvg } from '../../components/InlineSvg/InlineSvg';
import * as css from './LogoList.module.css';

/** The clients' logos, in a row or, on phones, in a column. */
export function LogoList({ logos }: Pick<Queries.ClientLogosFragment, 'logos'>) {
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
