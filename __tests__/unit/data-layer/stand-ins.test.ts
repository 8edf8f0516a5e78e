/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { standInFile, standIns } from '../../../src/data-layer/stand-ins';

const source = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The modules as they were when they were read and found to be of no use here. */
const read: Record<string, string> = {
  './register-service-worker': '7bf4f04e4d05cc49',
  './head/head-export-handler-for-browser': '359794bc34156f24',
  'gatsby-script': 'a0e2354ea999627f',
  './utils/inject-partytown-snippet': 'f3499f0357ec256a',
  'gatsby-react-router-scroll': 'a5adb0b4ff86d5fa',
  'prop-types': '441834c833751da7',
  'react-fast-compare': 'b1996e9c27e96d76',
  'react-side-effect': '6e30a1afc5cbe5a2',
};

describe.each(standIns)('the stand-in for $request', (standIn) => {
  it('is there', () => {
    expect(existsSync(standInFile(standIn))).toBe(true);
  });

  it('is asked for under this name', () => {
    expect(source(standIn.importer)).toMatch(new RegExp(`["'\`]${standIn.request}["'\`]`));
  });

  it('replaces the module that was read: where it has changed, read it again', () => {
    expect(digest(source(standIn.upstream))).toBe(read[standIn.request]);
  });
});
