import { previewMail } from '../../../tools/mail/preview';
import { mailTemplate } from '../../../tools/mail/template';
import { startSandbox } from '../../../tools/sandbox';
import { ports } from '../../../tools/site/gatsby';
import { printedBy } from '../../fixtures/printed-by';
import { content, sampleFiles } from '../../fixtures/site';
import { callsOf, message } from '../sandbox/calls';

const { mail } = sampleFiles;
const tags = message.global_merge_vars.map(({ name }) => `*|${name}|*`);

it('the site’s template has the subject and every merge variable that the function sends', () => {
  const { subject, html, text } = mailTemplate();
  expect(subject).toBe(message.subject);
  for (const form of [html, text]) {
    const found = new Set(form.match(/\*\|\w+\|\*/g));
    expect([...found].sort()).toEqual(tags.toSorted());
  }
});

it('the template’s words are dark on a white ground, also in a dark mail program, and no markup', () => {
  content.set(mail, 'preview', 'Is A<B & C>D?');
  const { html } = mailTemplate(content.root);
  expect(html).toMatch(/<body style="[^"]*background: #fff; color: #0/);
  expect(html).toContain('Is A&lt;B &amp; C&gt;D?');
});

it('the template contains the content file as HTML and as text', () => {
  content.setBody(
    mail,
    'Dear {NAME},\n\nhere is **it**:\n\n[Get it]({DOWNLOAD_LINK})\\\nby `day`\n\n1. [Ask](/contact#form)\n2. Read',
  );
  const { html, text } = mailTemplate(content.root);
  expect(html).toMatch(
    /<p[^>]*>Dear \*\|NAME\|\*,<\/p>\s*<p[^>]*>here is <strong>it<\/strong>:<\/p>/,
  );
  expect(html).toMatch(/<a href="\*\|DOWNLOAD_LINK\|\*"[^>]*>Get it<\/a>/);
  // No mail program knows the site.
  const address = 'https://www.sample.example/contact#form';
  expect(html).toContain(`<a href="${address}"`);
  expect(text).toBe(
    `Dear *|NAME|*,\n\nhere is it:\n\nGet it: *|DOWNLOAD_LINK|*\nby day\n\n1. Ask: ${address}\n2. Read\n`,
  );
});

it('npm run mail:preview puts an email in the inbox and says where its template is', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const ownPort = jest.replaceProperty(ports, 'sandbox', Number(new URL(sandbox.url).port));
  const { lines } = await printedBy(previewMail);
  ownPort.restore();
  expect(await callsOf(sandbox)).toMatchObject([{ endpoint: 'mail', answered: 200, mistakes: [] }]);
  for (const [file, form] of [['mail.html', 'html'] as const, ['mail.txt', 'text'] as const]) {
    expect(lines).toContainEqual(expect.stringContaining(`${sandbox.url}/${file}`));
    const template = await fetch(`${sandbox.url}/${file}`).then((answer) => answer.text());
    expect(template).toBe(mailTemplate()[form]);
  }
  await sandbox.close();
});
