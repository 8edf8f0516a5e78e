declare module 'netlify-redirector' {
  /** A rule that matches; its target has the values of placeholders and the search parameters of the request. */
  interface Match {
    status: number;
    to: string;
    force: boolean;
  }

  const redirector: {
    parseJSON: (
      rules: string,
      options: object,
    ) => Promise<{ match: (request: object) => Match | null }>;
  };
  export default redirector;
}
