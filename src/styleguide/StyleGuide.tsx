import { Seo } from '../layout/Seo/Seo';
import * as css from './StyleGuide.module.css';
import { Tokens } from './Tokens';

const modules = import.meta.webpackContext('..', { recursive: true, regExp: /\.samples\.tsx$/ });

/** Every `*.samples.tsx` file under src/: its path, and the named states that it exports. */
const files = modules.keys().map((key) => ({
  path: key.replace(/^\.\/|\.samples\.tsx$/g, ''),
  samples: Object.entries(modules(key).samples),
}));

/** A section has its own surface; a component appears on light and on dark. */
const surfacesOf = (path: string) => (path.startsWith('sections/') ? ['page'] : ['paper', 'ink']);

/** Every token, and every component in its states. Part of the development server only. */
export default function StyleGuide() {
  return (
    <div className={css.page}>
      <Seo
        title="Style guide"
        description="Every token and component of this site."
        canonical="/_styleguide"
        noindex
      />
      <h1>Style guide</h1>
      <nav aria-label="Style guide">
        <ul className={css.contents}>
          {['Tokens', ...files.map(({ path }) => path)].map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{id.split('/').at(-1)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Tokens />
      {files.map(({ path, samples }) => (
        <section key={path} id={path} className={css.component}>
          <h2>{path.split('/').at(-1)}</h2>
          <code>src/{path}.tsx</code>
          {surfacesOf(path).map((surface) => (
            <div key={surface} className={css.surface} data-surface={surface}>
              {samples.map(([name, sample]) => (
                <div key={name} className={css.state}>
                  <p className={css.name}>{name}</p>
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
