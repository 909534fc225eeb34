import http from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ServerDeps } from './deps';
import type { AnswerMemory } from './cache/responseCache';
import type { Identify } from './plugins/account';
import { identifyRequests } from './plugins/contractRoute';
import { Problem, answerProblem, speakProblems } from './plugins/problems';
import { guardsOfRefusal, refuseUnreadable } from './plugins/headers';
import { RequestLog, namingRequests } from './plugins/requestLog';
import { acceptUploads, uploadFolderOf } from './plugins/uploads';

z.config(z.locales.en());

const slowestRequest = 60_000;
/** Milliseconds; whoever needs longer to say what is wanted only holds a place. */
const slowestHeaders = 20_000;
const idleConnection = 72_000;

/** node's own server, asking the memory of answers before the framework. */
const remembering =
  ({ answers }: AnswerMemory) =>
  (handle: http.RequestListener) => {
    const server = http.createServer((request, response) => {
      if (!answers(request, response)) handle(request, response);
    });
    return Object.assign(server, {
      requestTimeout: slowestRequest,
      headersTimeout: slowestHeaders,
      keepAliveTimeout: idleConnection,
    });
  };

/** A server that speaks the contract and serves nothing yet: modules add their calls. */
export async function buildCore(
  deps: Pick<ServerDeps, 'settings' | 'log' | 'answerMemory'>,
  identify: Identify,
): Promise<FastifyInstance> {
  const server: FastifyInstance = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    bodyLimit: 1024 * 1024,
    // counted from the socket: what stands further left in X-Forwarded-For was written by anybody
    trustProxy: deps.settings.trustProxy > 0 && ((_address: string, hop: number) => hop < deps.settings.trustProxy),
    genReqId: namingRequests(deps.settings.trustProxy > 0) as never,
    logController: new RequestLog(),
    // whoever came before the end is answered
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable(deps.settings),
    requestTimeout: slowestRequest,
    http: { headersTimeout: slowestHeaders },
    keepAliveTimeout: idleConnection,
    ...(deps.answerMemory && { serverFactory: remembering(deps.answerMemory) }),
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, (reply as unknown as FastifyReply).headers(guardsOfRefusal(deps.settings))),
  });
  server.setValidatorCompiler(validatorCompiler);
  speakProblems(server);
  await acceptUploads(server, uploadFolderOf(deps.settings));
  identifyRequests(server, identify);
  server.setNotFoundHandler((request, reply) =>
    answerProblem(new Problem(404, 'not_found', 'There is nothing at this address.'), request, reply),
  );
  return server;
}
