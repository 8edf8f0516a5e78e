import path from 'node:path';
import { dropStaleCache } from './gatsby-cache';
import { writeFactSheetList } from './pages/fact-sheet-list';
import { readContent } from './source/read-content';

/** Prepares what Gatsby reads before it can query content: its cache, and the list of the function. */
export async function onPreInit(): Promise<void> {
  dropStaleCache();
  const { content } = readContent(path.resolve('content'), new Date());
  await writeFactSheetList(process.cwd(), content.files);
}
