/** The File System API over the development server: the editor works with `content/` in every browser, without a picker. */

const addressOf = (path) => `/admin/files/${path.map(encodeURIComponent).join('/')}`;

/** The version of each file that the editor has read: it keeps them, while others may write them. */
const versions = new Map();

async function request(path, options) {
  const address = addressOf(path);
  const version = options && versions.get(address);
  const response = await fetch(address, {
    ...options,
    headers: version && { 'if-match': version },
  });
  if (response.ok) {
    versions.set(address, response.headers.get('etag'));
    return response;
  }
  const text = await response.text();
  // The editor does not say why it could not save.
  if (response.status === 412) alert(`content/${path.join('/')}: ${text}`);
  throw new DOMException(text, response.status === 404 ? 'NotFoundError' : 'NotAllowedError');
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
