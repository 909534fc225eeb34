import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Monitoring requests it all the time. */
const watchers = new Set(['/healthz', '/readyz', '/metrics']);

/** A request over a socket; page rendering makes requests within the process. */
const isFromOutside = ({ raw }: FastifyRequest) => raw instanceof IncomingMessage;

/** Logs one line per response, and none for requests within the process. */
export class RequestLog extends LogController {
  override isLogDisabled(request: FastifyRequest): boolean {
    return !isFromOutside(request);
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (!isFromOutside(request)) return;
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.account && { account: request.account.id }),
      ...(error && { err: error }),
    };
    if (error) reply.log.warn(line, 'an answer was cut off');
    else if (watchers.has(request.url)) reply.log.debug(line, 'answered');
    else reply.log.info(line, 'answered');
  }
}

/** A request's id in the log and the response: from a trusted proxy, or our own. */
export function requestIds(trustProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = trustProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  };
}
