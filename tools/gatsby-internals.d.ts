/** Parts of Gatsby's inside that have no types of their own (tools/query-types.ts). */
declare module 'gatsby/dist/query/query-compiler' {
  export default function compile(): Promise<unknown>;
}
declare module 'gatsby/dist/schema' {
  export function build(options: object): Promise<void>;
}
