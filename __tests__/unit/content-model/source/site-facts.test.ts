import { withSiteFacts } from '../../../../src/content-model/source/site-facts';

test('a page names the facts of the company, and has no line for one that is left out', () => {
  const text = '- **Name:** {legalName}\n- **Number:** {companyNumber}\n\nThe end.';
  const facts = { legalName: 'A Ltd' };
  expect(withSiteFacts(text, 'TextPage', facts)).toBe('- **Name:** A Ltd\n\n\nThe end.');
  expect(withSiteFacts(text, 'TextPage', { ...facts, companyNumber: '1' })).toContain(
    '- **Number:** 1\n',
  );
});
