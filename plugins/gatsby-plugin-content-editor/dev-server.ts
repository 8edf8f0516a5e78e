import type { CreateDevServerArgs } from 'gatsby';
import { localBackend } from './backend';
import { localFiles } from './local-files';
import { writeEditor } from './page';

/** The part of Express that the editor needs. */
interface Response {
  sendFile: (file: string, options: { root: string }) => void;
}

/**
 * Adds the editor to a development server.
 *
 * @param project the folder above `content/`
 * @param root where the editor is written. Not in `public`, where Gatsby would redirect from a folder's address without
 * a slash
 */
export function addEditor(app: CreateDevServerArgs['app'], project: string, root: string): void {
  writeEditor(root, localBackend);
  app.use('/admin/files', localFiles(project));
  app.get('/admin', (_request: unknown, response: Response) =>
    response.sendFile('index.html', { root }),
  );
  app.get('/admin/*', ({ params }: { params: string[] }, response: Response) =>
    response.sendFile(params[0] ?? '', { root }),
  );
}
