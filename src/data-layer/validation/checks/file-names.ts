import { fixedSubjects, slugOf } from '../../schema/subjects';
import type { Check } from './check';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const toSlug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names of files that become the last part of an address: they must be lower-case slugs. */
export const checkFileNames: Check = ({ files }) =>
  files
    .filter((file) => !fixedSubjects.includes(file.subject))
    .map(({ file, relativePath }) => ({ file, name: slugOf(relativePath) }))
    .filter(({ name }) => !slug.test(name))
    .map(({ file, name }) => ({
      file,
      line: 1,
      field: '',
      problem: `has the name ${name}, but lower-case letters, digits and single hyphens are allowed`,
      remedy: `Rename it${toSlug(name) && ` to ${toSlug(name)}`}`,
    }));
