import { isPreview, previewUrl } from '../../../../src/content-model/source/preview';

const DEPLOY_PRIME_URL = 'https://deploy-preview-1--site.example';

test.each([
  [{ CONTEXT: 'deploy-preview' }, true],
  [{ PREVIEW: '1' }, true],
  [{}, false],
  [{ CONTEXT: 'production', PREVIEW: '1' }, false],
  [{ CONTEXT: 'staging', PREVIEW: '0' }, true],
])('with %j, a build is a preview at the URL from Netlify: %s', (env, expected) => {
  expect(isPreview(env)).toBe(expected);
  expect(previewUrl({ ...env, DEPLOY_PRIME_URL })).toBe(expected ? DEPLOY_PRIME_URL : null);
  expect(previewUrl(env)).toBeNull();
});
