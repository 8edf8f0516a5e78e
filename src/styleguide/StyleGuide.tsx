import { Seo } from '../layout/Seo/Seo';
import * as css from './StyleGuide.module.css';
import { Tokens } from './Tokens';

// Not all of src/: Gatsby writes the query types there after each build, which would start the next one.
const folders = [
  import.meta.webpackContext('../components', { recursive: true, regExp: /\.samples\.tsx$/ }),
  import.meta.webpackContext('../sections', { recursive: true, regExp: /\.samples\.tsx$/ }),
];

/** The samples of each `*.samples.tsx` file, by the name of their component. */
const components = folders.flatMap((modules) =>
  modules.keys().map((key) => {
    const [, name = ''] = /(\w+)\.samples/.exec(key) ?? [];
    return { name, samples: Object.entries(modules(key).samples) };
  }),
);

/** All tokens, and the components with states that pages rarely show. In development only. */
export default function StyleGuide() {
  return (
    <div className={css.page}>
      <Seo
        title="Style guide"
        description="The tokens and components of this site."
        canonical="/_styleguide"
        noindex
      />
      <h1>Style guide</h1>
      <nav aria-label="Style guide">
        <ul className={css.contents}>
          {['Tokens', ...components.map(({ name }) => name)].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Tokens />
      {components.map(({ name, samples }) => (
        <section key={name} id={name} className={css.component}>
          <h2>{name}</h2>
          {['paper', 'ink'].map((surface) => (
            <div key={surface} className={css.surface} data-surface={surface}>
              {samples.map(([state, sample]) => (
                <div key={state} className={css.state}>
                  <p className={css.name}>{state}</p>
                  <div>{sample}</div>
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
