import { onPreRenderHTML } from '../../../../plugins/gatsby-plugin-deferred-scripts/gatsby-ssr';

const page = { pathname: '/a', getPostBodyComponents: () => [] };
const renderIn = (environment: string) => () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  Reflect.apply(Object(onPreRenderHTML), undefined, [page]);
};

test('a page without the script with its path is refused by a build, not by the development server', () => {
  expect(renderIn('production')).toThrow("/a: no script with the page's path");
  expect(renderIn('development')).not.toThrow();
});
