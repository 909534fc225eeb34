import http from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ServerDeps } from './deps';
import type { ResponseCache } from './cache/responseCache';
import type { IdentifyAccount } from './lib/account';
import { identifyRequests } from './plugins/auth';
import { Problem } from './lib/problem';
import { sendProblem, registerErrorHandler } from './plugins/problems';
import { errorPageHeaders, rejectUnreadableUrls } from './plugins/headers';
import { RequestLog, requestIds } from './requestLog';
import { acceptUploads, uploadFolderOf } from './plugins/uploads';

z.config(z.locales.en());

const slowestRequest = 60_000;
/** Milliseconds; whoever needs longer to say what is wanted only holds a place. */
const slowestHeaders = 20_000;
const idleConnection = 72_000;

/** node's own server, asking the memory of answers before the framework. */
const remembering =
  ({ answers }: ResponseCache) =>
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
  identify: IdentifyAccount,
): Promise<FastifyInstance> {
  const server: FastifyInstance = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    bodyLimit: 1024 * 1024,
    // counted from the socket: what stands further left in X-Forwarded-For was written by anybody
    trustProxy: deps.settings.trustProxy > 0 && ((_address: string, hop: number) => hop < deps.settings.trustProxy),
    genReqId: requestIds(deps.settings.trustProxy > 0) as never,
    logController: new RequestLog(),
    // whoever came before the end is answered
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: rejectUnreadableUrls(deps.settings),
    requestTimeout: slowestRequest,
    http: { headersTimeout: slowestHeaders },
    keepAliveTimeout: idleConnection,
    ...(deps.answerMemory && { serverFactory: remembering(deps.answerMemory) }),
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, (reply as unknown as FastifyReply).headers(errorPageHeaders(deps.settings))),
  });
  server.setValidatorCompiler(validatorCompiler);
  registerErrorHandler(server);
  await acceptUploads(server, uploadFolderOf(deps.settings));
  identifyRequests(server, identify);
  server.setNotFoundHandler((request, reply) =>
    sendProblem(new Problem(404, 'not_found', 'We could not find this page.'), request, reply),
  );
  return server;
}
