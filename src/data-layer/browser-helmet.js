const start = 'var mapStateOnServer = ';
const end = '\n};\n';

/**
 * A loader for react-helmet 6's es/Helmet.js in the browser: leaves out how a server writes tags as text, which
 * only `Helmet.renderStatic` calls, and that throws in a browser before it gets there
 * (https://github.com/nfl/react-helmet/blob/6.1.0/src/Helmet.js). A build of pages has the whole of it.
 * Throws where the file is not as it was.
 */
module.exports = function browserHelmet(source) {
  const from = source.indexOf(start);
  const to = source.indexOf(end, from);
  if (from < 0 || to < 0)
    throw new Error('react-helmet is written otherwise: see browser-helmet.js');
  return `${source.slice(0, from)}${start}undefined;\n${source.slice(to + end.length)}`;
};
