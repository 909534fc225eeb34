import { mayUse } from '@contract/roles';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@contract/endpoint';
import * as z from 'zod/mini';
import type { Account } from './account';
import { notAllowed, notLoggedIn } from './problem';
import { readForm, type UploadedFile } from '../plugins/uploads';

type Read<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Succeeding<Answers> = {
  [Status in keyof Answers]: Status extends 200 | 201 | 202 ? Answers[Status] : never;
}[keyof Answers];
/** What a handler owes: the answer's value, bytes for an answer that is not JSON, nothing for one without a body. */
export type ResponseOf<C extends Endpoint> = [Succeeding<C['responses']>] extends [never]
  ? void
  : Succeeding<C['responses']> extends z.ZodMiniType
    ? z.output<Succeeding<C['responses']>>
    : Buffer;

/** What a handler is given: everything validated by the call's own schemas. */
export interface EndpointInput<C extends Endpoint> {
  params: Read<C['params']>;
  query: Read<C['query']>;
  body: Read<C['body']>;
  files: readonly UploadedFile[];
  account: C['access'] extends 'anyone' ? Account | null : Account;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call this route answers. */
    call?: Endpoint;
  }
}

const stringifiers = new WeakMap<z.ZodMiniType, (value: unknown) => string>();

/** A compiled writer of an answer: fields outside the contract never leave. */
function stringifierOf(schema: z.ZodMiniType): (value: unknown) => string {
  const made =
    stringifiers.get(schema) ??
    fastJsonStringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as object);
  stringifiers.set(schema, made);
  return made;
}

const successOf = (call: Endpoint) => Number(Object.keys(call.responses).find((status) => Number(status) < 300));

/**
 * Serves a call of the contract: identifies the caller, refuses who may not call, reads the multipart body, validates, serialises.
 * The handler answers a value; status and shape come from the call.
 */
export function registerEndpoint<C extends Endpoint>(
  server: FastifyInstance,
  call: C,
  handle: (asked: EndpointInput<C>) => Promise<ResponseOf<C>>,
): void {
  const status = successOf(call);
  const answer = call.responses[status];
  const write = answer && typeof answer !== 'string' ? stringifierOf(answer) : undefined;
  server.route({
    method: call.method,
    url: call.path,
    config: { call },
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    onRequest: async (request) => {
      if (call.access === 'anyone') return;
      if (!request.account) throw notLoggedIn();
      if (call.access !== 'account' && !mayUse(call.access, request.account)) throw notAllowed();
    },
    ...(call.multipart && { preValidation: readForm }),
    handler: async (request, reply) => {
      const asked = {
        params: request.params,
        query: request.query,
        body: request.body,
        files: request.uploads,
        account: request.account,
        request,
        reply,
      };
      const value = await handle(asked as EndpointInput<C>);
      if (reply.sent) return reply;
      reply.code(status);
      if (request.account || call.method !== 'GET') reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      if (write) return reply.type('application/json; charset=utf-8').send(write(value));
      return typeof answer === 'string' ? reply.type(answer).send(value) : reply.send();
    },
  });
}
