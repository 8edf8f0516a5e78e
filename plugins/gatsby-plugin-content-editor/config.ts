import type { Backend, CmsConfig } from '@sveltia/cms';
import { collections } from './collections';

/**
 * The repository on GitHub. Without one, writers can only open a local folder, for which Sveltia CMS needs some
 * repository, too.
 */
function backend(): Backend {
  const { CMS_REPOSITORY, CMS_BRANCH, CMS_SIGN_IN } = process.env;
  const { pathname } = new URL(CMS_REPOSITORY || 'https://github.com/owner/website');
  return {
    name: 'github',
    repo: pathname.slice(1),
    branch: CMS_BRANCH || 'main',
    // Without a sign-in service, writers sign in with a personal access token.
    ...(CMS_SIGN_IN ? { base_url: CMS_SIGN_IN } : { auth_methods: ['token'] }),
  };
}

/** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs/config-basics). */
export const editorConfig = (): CmsConfig => ({
  load_config_file: false,
  backend: backend(),
  // Each edit becomes a pull request, with its checks and its preview. Local folders have no pull requests.
  publish_mode: 'editorial_workflow',
  media_folder: 'content/pages/pictures',
  public_folder: '/pictures',
  media_libraries: {
    stock_assets: { providers: [] },
    default: {
      config: {
        slugify_filename: true,
        // Re-encoding a picture removes its metadata, such as place and camera.
        transformations: {
          raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 },
        },
      },
    },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  // The build reads YAML 1.1, in which 12:30 without quotation marks is a number.
  output: { omit_empty_optional_fields: true, yaml: { quote: 'single' } },
  // The site beside the editor shows the page.
  editor: { preview: false },
  collections: collections(),
});
