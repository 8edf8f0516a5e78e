import { Drawing } from '../../components/Drawing/Drawing';
import * as css from './LogoList.module.css';

/** The clients' logos, in a row or, on phones, in a column. */
export function LogoList({ logos }: Pick<Queries.ClientLogosFragment, 'logos'>) {
  return (
    <ul className={css.logos}>
      {logos.map(({ name, drawing }) => (
        <li key={name}>
          <Drawing {...drawing} alt={name} className={css.logo} />
        </li>
      ))}
    </ul>
  );
}
