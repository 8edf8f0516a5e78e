/** Types for internal modules of Gatsby (tools/query-types.ts). */
declare module 'gatsby/dist/query/query-compiler' {
  export default function compile(): Promise<unknown>;
}
declare module 'gatsby/dist/schema' {
  export function build(options: object): Promise<void>;
}
