/** The File System API over the development server: the editor works with `content/` in every browser, without a picker. */

const addressOf = (path) => `/admin/files/${path.map(encodeURIComponent).join('/')}`;

async function request(path, options) {
  const response = await fetch(addressOf(path), options);
  if (response.ok) return response;
  const name = response.status === 404 ? 'NotFoundError' : 'NotAllowedError';
  throw new DOMException(await response.text(), name);
}

const fileHandle = (path) => ({
  kind: 'file',
  name: path.at(-1),
  async getFile() {
    const response = await request(path);
    const lastModified = Date.parse(response.headers.get('last-modified'));
    return new File([await response.blob()], path.at(-1), { lastModified });
  },
  // The editor writes a file in one piece.
  createWritable: async () => ({
    write: (body) => request(path, { method: 'PUT', body }),
    close: async () => {},
  }),
});

const folderHandle = (path) => ({
  kind: 'directory',
  name: path.at(-1) ?? 'content',
  async *entries() {
    for (const entry of await (await request(path)).json()) {
      const name = entry.replace(/\/$/, '');
      const handle = entry.endsWith('/') ? folderHandle : fileHandle;
      yield [name, handle([...path, name])];
    }
  },
  getDirectoryHandle: async (name) => folderHandle([...path, name]),
  getFileHandle: async (name) => fileHandle([...path, name]),
  removeEntry: async (name) => void (await request([...path, name], { method: 'DELETE' })),
});

/** A folder that contains one folder. */
const parentOf = (name, folder) => ({
  kind: 'directory',
  name: '',
  async *entries() {
    yield [name, folder];
  },
  getDirectoryHandle: async () => folder,
});

/** Replaces the browser's private folder with the folder above `content/`, and signs in. */
export function useLocalFiles() {
  const root = parentOf('content', folderHandle([]));
  navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => root });
  // Without it, the editor writes files in place; the server replaces them in one step.
  delete FileSystemFileHandle.prototype.move;
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
