import { brand } from '@contract/brand';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '@contract/endpoint';
import { allEndpoints } from '@contract/endpoints';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function parametersOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}

function answersOf({ responses: answers }: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => {
      if (answer === null) return [status, { description: 'No body.' }];
      const [type, schema] =
        typeof answer === 'string'
          ? [answer, { type: 'string', format: 'binary' }]
          : ['application/json', schemaOf(answer, 'output')];
      return [status, { description: Number(status) < 300 ? 'Done.' : 'Refused.', content: { [type]: { schema } } }];
    }),
  );
}

function operationOf(name: string, call: Endpoint): Json {
  const body = call.body && schemaOf(call.body, 'input');
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    ...(call.access !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body },
          ...(call.multipart && { 'multipart/form-data': { schema: body } }),
        },
      },
    }),
    responses: answersOf(call),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function toOpenApi(calls: ReadonlyMap<string, Endpoint>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand,
      version: '1',
      description: 'Every endpoint. Lists return X-Total-Count and Link headers; errors carry a stable code.',
    },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token x` or `Bearer x`' },
      },
    },
    paths,
  };
}

/** `/api/schema/`: the contract, serialised once. */
export async function serveOpenApi(server: FastifyInstance): Promise<void> {
  // on the first request: it would make up a tenth of the start
  let written: string | undefined;
  server.get('/api/schema/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((written ??= JSON.stringify(toOpenApi(allEndpoints)))),
  );
}
