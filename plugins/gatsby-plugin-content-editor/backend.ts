import type { Backend } from '@sveltia/cms';

/** Where the editor saves, and what its page may talk to. */
export interface EditorBackend {
  backend: Backend;
  /** Origins of requests. */
  connect: string[];
  /** Origins of pictures, other than the site's. */
  pictures: string[];
}

/** The files on this computer (browser/local-files.js). In tests, the editor stores files in the browser. */
export const localBackend: EditorBackend = {
  backend: { name: 'test-repo' },
  connect: [],
  pictures: [],
};

/**
 * The repository on GitHub or GitLab, from the environment: `CMS_REPOSITORY`, `CMS_BRANCH` and `CMS_SIGN_IN`.
 *
 * @returns undefined without `CMS_REPOSITORY`
 * @throws if `CMS_REPOSITORY` is not the address of a repository, alone: the editor's configuration publishes it
 */
export function repositoryBackend(env: NodeJS.ProcessEnv): EditorBackend | undefined {
  const address = env.CMS_REPOSITORY?.trim();
  if (!address) return undefined;
  const [, origin, repo] =
    /^(https:\/\/[\w.:-]+)\/(\w[\w.-]*(?:\/[\w.][\w.-]*?)+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const isGitHub = /\/\/(?:www\.)?github\.com$/i.test(origin ?? '');
  if (!origin || !repo || (isGitHub && repo.split('/').length > 2)) {
    throw new Error('CMS_REPOSITORY: write an address such as https://github.com/owner/name');
  }
  const branch = env.CMS_BRANCH?.trim() || 'main';
  const signIn = env.CMS_SIGN_IN?.trim();
  // Without a sign-in service, writers sign in with a personal access token.
  const token = { auth_methods: ['token' as const] };
  if (isGitHub) {
    const oauth = signIn ? { base_url: signIn } : token;
    return {
      backend: { name: 'github', repo, branch, ...oauth },
      connect: ['https://api.github.com'],
      pictures: ['https://avatars.githubusercontent.com'],
    };
  }
  const oauth = signIn ? { auth_type: 'pkce' as const, app_id: signIn } : token;
  const roots = { base_url: origin, api_root: `${origin}/api/v4` };
  return {
    backend: { name: 'gitlab', repo, branch, ...roots, ...oauth },
    connect: [origin],
    pictures: [origin, 'https://secure.gravatar.com'],
  };
}
