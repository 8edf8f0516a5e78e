import { isPreview, previewUrl } from '../../../src/content-model/preview';

const DEPLOY_PRIME_URL = 'https://deploy-preview-1--site.example';

test.each([
  [{ CONTEXT: 'deploy-preview' }],
  [{ CONTEXT: 'deploy-preview', PREVIEW: '' }],
  [{ PREVIEW: '1' }],
])('%j is a preview', (env) => {
  expect(isPreview(env)).toBe(true);
});

test.each([
  [{}],
  [{ CONTEXT: 'production' }],
  [{ CONTEXT: 'production', PREVIEW: '1' }],
  [{ CONTEXT: 'branch-deploy' }],
  [{ PREVIEW: '0' }],
  [{ PREVIEW: '' }],
])('%j is no preview', (env) => {
  expect(isPreview(env)).toBe(false);
  expect(previewUrl({ ...env, DEPLOY_PRIME_URL })).toBeNull();
});

test('a preview has the URL that Netlify gives it', () => {
  expect(previewUrl({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL })).toBe(DEPLOY_PRIME_URL);
  expect(previewUrl({ PREVIEW: '1' })).toBeNull();
});
