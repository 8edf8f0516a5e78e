import { Seo } from '../layout/Seo/Seo';
import * as css from './StyleGuide.module.css';
import { Tokens } from './Tokens';

// Not all of src/: Gatsby writes the types of queries there after each build, which would start the next one.
const folders = {
  components: import.meta.webpackContext('../components', {
    recursive: true,
    regExp: /\.samples\.tsx$/,
  }),
  forms: import.meta.webpackContext('../forms', { recursive: true, regExp: /\.samples\.tsx$/ }),
  sections: import.meta.webpackContext('../sections', {
    recursive: true,
    regExp: /\.samples\.tsx$/,
  }),
};

/** All `*.samples.tsx` files of these folders, with the samples that they export. */
const files = Object.entries(folders).flatMap(([folder, modules]) =>
  modules.keys().map((key) => ({
    path: key.replace(/^\./, folder).replace(/\.samples\.tsx$/, ''),
    samples: Object.entries(modules(key).samples),
  })),
);

/** A section has its own surface; a component is shown on a light and on a dark one. */
const surfacesOf = (path: string) => (path.startsWith('sections/') ? ['page'] : ['paper', 'ink']);

/** All tokens, and all components in their states. In development only. */
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
          <code>{`src/${path}.tsx`}</code>
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
