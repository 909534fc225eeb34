declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: readonly { name: string }[];
  }

  /** Of what it has, what our tests use. */
  class S3rver {
    constructor(options: Options);
    httpServer: Server;
    /** Where it keeps objects; also its requests' `context.store`. */
    store: object;
    context: { store: object };
    run(): Promise<{ port: number }>;
  }
  export = S3rver;
}

declare module 's3rver/lib/models/error' {
  class S3Error extends Error {
    constructor(code: string, message: string);
  }
  export = S3Error;
}
