import { allEndpoints } from '@contract/endpoints';
import * as messages from '@messages/server/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../lib/problem';
import { sendProblem } from './problems';

const reading = ['GET', 'HEAD'];

/** The endpoints' paths as patterns, those without parameters first. */
const paths = [...allEndpoints.values()]
  .map(({ method, path }) => ({
    method,
    isFixed: !path.includes(':'),
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
  }))
  .sort((one, other) => Number(other.isFixed) - Number(one.isFixed));

/** The methods that an address of the API has; none if there is no such address. */
export function methodsAt(pathname: string): readonly string[] {
  const found = paths.filter(({ pattern }) => pattern.test(pathname));
  const same = found.filter(({ isFixed }) => isFixed === found[0]?.isFixed);
  return [...new Set(same.flatMap(({ method }) => (method === 'GET' ? reading : [method])))];
}

/** Answers a request without a route: 405 with `Allow` if the address has other methods, 204 to OPTIONS, else 404. */
export function answerUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const [pathname = ''] = request.url.split('?', 1);
  const isPage = !/^\/(api|media|assets)(\/|$)/.test(pathname);
  const methods = isPage ? reading : methodsAt(pathname);
  if (methods.length === 0 || methods.includes(request.method))
    return sendProblem(new Problem(404, 'not_found', messages.weCouldNotFindThisPage), request, reply);
  reply.header('allow', [...methods, 'OPTIONS'].join(', '));
  return request.method === 'OPTIONS'
    ? reply.code(204).send()
    : sendProblem(new Problem(405, 'wrong_method', messages.methodNotAllowed), request, reply);
}
