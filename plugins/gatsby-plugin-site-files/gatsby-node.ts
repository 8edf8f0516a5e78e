export { writeSiteFiles as createPages } from './write-site-files';
