import remarkFootnotes from 'remark-footnotes';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import unified from 'unified';
import path from 'node:path';
import { parseBody } from '../../../../src/content-model/checks/body/parse';
import { readContent } from '../../../../src/content-model/checks/site-content';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true });

const { content } = readContent(path.resolve('content'), new Date());
const texts = content.files.flatMap(({ body }) => body?.text ?? []);

test.each([
  ...texts,
  'See www.sample.example, https://sample.example and HTTP://sample.example/a.',
  '(https://sample.example) <https://sample.example> office@sample.example',
  'Words[^1]\n\n[^1]: https://sample.example',
  '[Words](https://www.sample.example/office@sample.example) [https://sample.example](/home)',
  '| a | b |\n| - | - |\n| ~~c~~ | www.sample.example |\n',
  '- [x] done\n- [ ] a+b-c_d ~~struck~~ [a][b] http:// ww.w\n\n[b]: https://www.sample.example',
])('a text is parsed as gatsby-transformer-remark does (%#)', (text) => {
  expect(parseBody(text)).toEqual(markdown.parse(text));
});
