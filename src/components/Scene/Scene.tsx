/** A drawing of what the words beside it say: a file in src/styles/drawings. */
export const Scene = ({ name }: { name: Queries.Scene | 'detour' }) => (
  <img src={`/drawings/${name}.svg`} alt="" width="800" height="410" loading="lazy" />
);
