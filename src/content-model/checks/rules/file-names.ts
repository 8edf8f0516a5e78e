import { singleFileTypes, slugOf } from '../../schema/content-types';
import { slugForm, toSlug } from '../slug';
import type { Check } from './check';

/** Names of files that become the last part of an address: they must be lower-case slugs. */
export const checkFileNames: Check = ({ files }) =>
  files
    .filter((file) => !singleFileTypes.includes(file.contentType))
    .map(({ file, relativePath }) => ({ file, name: slugOf(relativePath) }))
    .filter(({ name }) => !slugForm.test(name))
    .map(({ file, name }) => ({
      file,
      line: 1,
      field: '',
      problem: `has the name ${name}, but lower-case letters, digits and single hyphens are allowed`,
      remedy: `Rename it${toSlug(name) && ` to ${toSlug(name)}`}`,
    }));
