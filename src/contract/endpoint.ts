import type * as z from 'zod/mini';

/** Who may make a call at all; what they may do with a given row is the resource's own rule. */
export type Access = 'anyone' | 'account' | 'superuser';

/** One call of the product: the route, the query endpoint, the permission matrix and the OpenAPI page all derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `:name`; ends in a slash, as every path of this API does but that of a file. */
  readonly path: string;
  /** One sentence for the reader of the OpenAPI page. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body may come as `multipart/form-data`, with files beside the fields. */
  readonly multipart?: true;
  /** What comes back, by status; `null` is an answer without a body, a media type one that is not JSON. */
  readonly responses: Readonly<Record<number, z.ZodMiniType | null | `${string}/${string}`>>;
}

/** Keeps the literal types of a call, so that both sides can take theirs from it. */
export function endpoint<const C extends Endpoint>(described: C): C {
  return described;
}
