import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ServerDeps } from './deps';
import type { Identify } from './plugins/account';
import { identifyRequests } from './plugins/contractRoute';
import { Problem, answerProblem, speakProblems } from './plugins/problems';
import { acceptUploads } from './plugins/uploads';

z.config(z.locales.en());

/** A server that speaks the contract and serves nothing yet: modules add their calls. */
export async function buildCore(deps: Pick<ServerDeps, 'settings' | 'log'>, identify: Identify): Promise<FastifyInstance> {
  const server: FastifyInstance = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    bodyLimit: 1024 * 1024,
    trustProxy: deps.settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply as never),
  });
  server.setValidatorCompiler(validatorCompiler);
  speakProblems(server);
  await acceptUploads(server);
  identifyRequests(server, identify);
  server.setNotFoundHandler((request, reply) => answerProblem(new Problem(404, 'not_found', 'There is nothing at this address.'), request, reply));
  return server;
}
