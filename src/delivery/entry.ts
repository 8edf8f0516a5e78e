/**
 * Where the browser's scripts begin: React in one task, Gatsby and the page in the next, so that a slow phone
 * can answer a tap in between.
 */
import 'react-dom/client';

window.setTimeout(() => void import(/* webpackMode: "eager" */ 'gatsby-app'));
