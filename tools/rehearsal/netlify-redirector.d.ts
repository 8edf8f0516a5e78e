declare module 'netlify-redirector' {
  /** A matching rule; its target contains the values of placeholders and the request's search parameters. */
  interface Match {
    status: number;
    to: string;
    force: boolean;
  }

  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: object;
    cookieValues: object;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }

  const redirector: {
    parseJSON: (
      rules: string,
      options: object,
    ) => Promise<{ match: (request: Request) => Match | null }>;
  };
  export default redirector;
}
