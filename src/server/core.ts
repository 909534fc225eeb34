import { minuteInMs } from '@contract/durations';
import http from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ResponseCache } from './cache/responseCache';
import type { IdentifyAccount } from './lib/account';
import { identifyRequests } from './plugins/auth';
import { sendProblem, registerErrorHandler } from './plugins/problems';
import { errorPageHeaders, rejectUnreadableUrls } from './plugins/headers';
import { answerUnrouted } from './plugins/otherMethods';
import { RequestLog, requestIds } from './plugins/requestLog';
import { mendTexts } from './plugins/texts';
import { uploadFolderOf } from './files/scratch';
import { acceptUploads } from './plugins/uploads';
import type { Settings } from './settings';

z.config(z.locales.en());

const slowestRequest = minuteInMs;
/** Milliseconds; slower clients only occupy a connection. */
const slowestHeaders = 20_000;
const idleConnection = 72_000;

/** Node's own server, which consults the response cache before the framework. */
const servingFromCache =
  ({ answers }: ResponseCache) =>
  (handle: http.RequestListener) => {
    const server = http.createServer((request, response) => {
      const answered = answers(request, response);
      if (typeof answered !== 'boolean') void answered.then((sent) => sent || handle(request, response));
      else if (!answered) handle(request, response);
    });
    return Object.assign(server, {
      requestTimeout: slowestRequest,
      headersTimeout: slowestHeaders,
      keepAliveTimeout: idleConnection,
    });
  };

interface CoreDeps {
  settings: Pick<Settings, 'trustProxy' | 'dataDir' | 'publicUrl' | 'production'>;
  log?: FastifyBaseLogger;
  responseCache?: ResponseCache;
}

/** A server with error handling, authentication and uploads, without routes: modules add theirs. */
export async function buildCore(deps: CoreDeps, identify: IdentifyAccount): Promise<FastifyInstance> {
  const server: FastifyInstance = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    bodyLimit: 1024 * 1024,
    // named here, so that Fastify does not load validators for JSON Schema
    schemaController: { compilersFactory: { buildValidator: () => validatorCompiler as never } },
    // counted from the socket: anything further left in X-Forwarded-For can be forged
    trustProxy: deps.settings.trustProxy > 0 && ((_address: string, hop: number) => hop < deps.settings.trustProxy),
    genReqId: requestIds(deps.settings.trustProxy > 0) as never,
    logController: new RequestLog(),
    // requests that arrived before the shutdown are still answered
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: rejectUnreadableUrls(deps.settings),
    requestTimeout: slowestRequest,
    http: { headersTimeout: slowestHeaders },
    keepAliveTimeout: idleConnection,
    ...(deps.responseCache && { serverFactory: servingFromCache(deps.responseCache) }),
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, (reply as unknown as FastifyReply).headers(errorPageHeaders(deps.settings))),
  });
  registerErrorHandler(server);
  mendTexts(server);
  await acceptUploads(server, uploadFolderOf(deps.settings));
  identifyRequests(server, identify);
  server.setNotFoundHandler(answerUnrouted);
  return server;
}
