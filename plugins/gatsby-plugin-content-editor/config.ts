import type { CmsConfig } from '@sveltia/cms';
import type { EditorBackend } from './backend';
import { collections } from './collections';

/** Bytes. The checks refuse larger pictures; the editor scales them first. */
const maxFileSize = 20_000_000;

export function editorConfig({ backend }: EditorBackend): CmsConfig {
  return {
    load_config_file: false,
    backend,
    // Each edit becomes a pull request, with its checks and its preview.
    publish_mode: backend.name === 'test-repo' ? 'simple' : 'editorial_workflow',
    app_title: 'Content editor',
    logo: { src: '/favicon.svg' },
    media_folder: 'content/pages/pictures',
    public_folder: '/pictures',
    media_libraries: {
      stock_assets: { providers: [] },
      default: {
        config: {
          max_file_size: maxFileSize,
          slugify_filename: true,
          // Re-encoding a picture removes its metadata, such as place and camera.
          transformations: {
            raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 },
          },
        },
      },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // The site beside the editor shows the page.
    editor: { preview: false },
    collections: collections(),
  };
}
