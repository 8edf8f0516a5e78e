import { InlineSvg } from '../InlineSvg/InlineSvg';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64"><path fill="currentColor" d="M16 2 30 9v14l-14 7-14-7V9z"/></svg>';

export const samples = { 'in the colour of the text': <InlineSvg svg={svg} label="Sample mark" /> };
