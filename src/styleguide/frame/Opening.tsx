import { useTokens } from '../tokens/TokenContext';
import * as css from './Opening.module.css';

/** The guide's headline over the colours as strata, a layer each. */
export function Opening({ brand }: { brand: string }) {
  const colours = useTokens('colour');
  const layers = colours.map(({ name }, index) => {
    const [from, to] = [index, index + 1].map((edge) => `${(edge / colours.length) * 100}%`);
    return `var(${name}) ${from} ${to}`;
  });
  return (
    <header className={css.opening}>
      <div className={css.words}>
        <h1>Style guide</h1>
        <p className={css.lead}>
          Every token, component and state of the {brand} site, from the files that the site itself
          is made of. It stands in the development server only.
        </p>
      </div>
      <div
        className={css.strata}
        style={{ backgroundImage: `linear-gradient(120deg, ${layers.join()})` }}
      />
    </header>
  );
}
