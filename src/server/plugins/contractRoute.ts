import type { Readable } from 'node:stream';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/server/secondFactor';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@contract/endpoint';
import * as z from 'zod/mini';
import type { Account } from '../lib/account';
import { notAllowed, notLoggedIn, Problem } from '../lib/problem';
import { readForm, type UploadedFile, whileUploadsStay } from './uploads';

type Read<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Succeeding<Answers> = {
  [Status in keyof Answers]: Status extends 200 | 201 | 202 ? Answers[Status] : never;
}[keyof Answers];
/** What a handler returns: the response's value, bytes or a stream for a response that is not JSON, nothing without a body. */
export type ResponseOf<C extends Endpoint> = [Succeeding<C['responses']>] extends [never]
  ? void
  : Succeeding<C['responses']> extends z.ZodMiniType
    ? z.output<Succeeding<C['responses']>>
    : Buffer | Readable;

/** A handler's input, validated by the endpoint's schemas. */
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
    /** The endpoint that this route serves. */
    call?: Endpoint;
  }
}

const stringifiers = new WeakMap<z.ZodMiniType, (value: unknown) => string>();

/** A compiled serializer: fields outside the contract are dropped. */
function stringifierOf(schema: z.ZodMiniType): (value: unknown) => string {
  const made =
    stringifiers.get(schema) ??
    fastJsonStringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as object);
  stringifiers.set(schema, made);
  return made;
}

/** Asks the person for a fresh proof; the app then repeats the call. */
export const reauthenticate = () => new Problem(403, 'reauthenticate', messages.reauthenticate);
const secondFactorMissing = () => new Problem(403, 'second_factor_required', messages.secondFactorMissing);

const successOf = (call: Endpoint) => Number(Object.keys(call.responses).find((status) => Number(status) < 300));

/**
 * Serves an endpoint of the contract: checks access, reads the multipart body, validates and serialises.
 * The handler returns a value; status and format come from the endpoint. Of several successful statuses the handler sets
 * the one it means, and the first counts otherwise.
 */
export function registerEndpoint<C extends Endpoint>(
  server: FastifyInstance,
  call: C,
  handle: (input: EndpointInput<C>) => Promise<ResponseOf<C>>,
): void {
  const usual = successOf(call);
  server.route({
    method: call.method,
    url: call.path,
    config: { call },
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
    },
    onRequest: async (request) => {
      if (call.access === 'anyone') return;
      if (!request.account) throw notLoggedIn();
      if (call.access !== 'account' && !mayUse(call.access, request.account))
        throw request.account.secondFactorMissing ? secondFactorMissing() : notAllowed();
      if (call.reauthenticate && !request.account.recentlyProven) throw reauthenticate();
    },
    ...(call.multipart && { preValidation: readForm }),
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        files: request.uploads,
        account: request.account,
        request,
        reply,
      };
      const run = () => handle(input as EndpointInput<C>);
      const value = call.multipart ? await whileUploadsStay(request, reply, run) : await run();
      if (reply.sent) return reply;
      const status = call.responses[reply.statusCode] === undefined ? usual : reply.statusCode;
      const answer = call.responses[status];
      reply.code(status);
      if (request.account || call.method !== 'GET') reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
      if (answer && typeof answer !== 'string')
        return reply.type('application/json; charset=utf-8').send(stringifierOf(answer)(value));
      return typeof answer === 'string' ? reply.type(answer).send(value) : reply.send();
    },
  });
}
