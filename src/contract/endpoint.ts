import type * as z from 'zod/mini';
import type { OfficeAccess } from './roles';

/** Who may use an endpoint at all; what they may do with a given row is the resource's own rule. */
export type Access = 'anyone' | 'account' | OfficeAccess;

/** Where an endpoint is and what holds for it, without schemas: the part of the contract that the browser loads. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written `:name`. Ends in a slash, except for the path of a file. */
  readonly path: string;
  readonly access: Access;
  /** The body may come as `multipart/form-data`, with files beside the fields. */
  readonly multipart?: true;
  /** The token travels as `Bearer` instead of `Token`. */
  readonly bearer?: true;
  /**
   * The response is the same for every visitor, changes only with content that the database announces, and making it has no side effect.
   * The server may cache it, and the browser keeps it at logout.
   */
  readonly cacheable?: true;
  /** A logout neither cancels the request nor drops its response: a visitor gets the same one. */
  readonly survivesLogout?: true;
  /** Asks staff for their password or second factor again if the last time was more than 15 minutes ago. */
  readonly reauthenticate?: true;
}

/** One operation of the API: the server's route, the app's query, the permission matrix and the OpenAPI document derive from it. */
export interface Endpoint extends Route {
  /** One sentence for readers of the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The most bytes of a body that may be larger than usual. */
  readonly bodyLimit?: number;
  /** The most bytes of a file of a multipart body, where it is no picture. */
  readonly largestFile?: number;
  /** By status. `null` is a response without a body, a media type one that is not JSON. */
  readonly responses: Readonly<Record<number, z.ZodMiniType | null | `${string}/${string}`>>;
}

/** Keeps the literal types of an endpoint, so that both sides can derive theirs from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** Fields of a schema as a client may write them; `unknown`, which adds nothing to an intersection, when there is no schema. */
type Fields<Schema> = Schema extends z.ZodMiniType ? NonNullable<z.input<Schema>> : unknown;
type Body<E extends Endpoint> = E extends { multipart: true }
  ? Fields<E['body']> | { form: FormData }
  : Fields<E['body']>;
type AllFields<E extends Endpoint> = Fields<E['params']> & Fields<E['query']> & Body<E>;

/**
 * What a client passes to an endpoint: its path parameters, query and body fields in one object, or nothing if it has none. A multipart
 * endpoint also takes `form` in place of its body fields.
 */
export type EndpointArgument<E extends Endpoint> =
  unknown extends AllFields<E> ? void : object extends AllFields<E> ? AllFields<E> | void : AllFields<E>;

type SuccessOf<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 ? Responses[Status] : never;
}[keyof Responses];

/** What a client gets: the parsed JSON of the successful response, a Blob if it is not JSON, null if it has no body. */
export type EndpointResult<E extends Endpoint> = [SuccessOf<E['responses']>] extends [never]
  ? null
  : SuccessOf<E['responses']> extends z.ZodMiniType
    ? z.output<SuccessOf<E['responses']>>
    : Blob;
