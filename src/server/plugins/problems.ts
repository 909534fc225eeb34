import * as messages from '@messages/server/problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/database';
import { StoreAway } from '../files/fileStore';
import { Problem } from '../lib/problem';
import { SenderLeft } from './uploads';

interface ValidationFailure {
  instancePath?: string;
  message?: string;
  params?: { missingProperty?: string };
}

/** The field of an issue; issues of the whole body go to `non_field_errors`. */
function fieldOf(failure: ValidationFailure): string {
  return failure.instancePath?.split('/').filter(Boolean)[0] ?? 'non_field_errors';
}

function fromValidation(failures: readonly ValidationFailure[]): Problem {
  const fields: Record<string, string[]> = {};
  for (const failure of failures) {
    const message = /^Invalid input: expected .+, received undefined$/.test(failure.message ?? '')
      ? messages.thisFieldIsRequired
      : (failure.message ?? messages.thisCannotBeRead);
    (fields[fieldOf(failure)] ??= []).push(message);
  }
  return new Problem(400, 'invalid', messages.someFieldsCannotBeRead, fields);
}

const known: Readonly<Record<string, (error: FastifyError) => Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem(415, 'wrong_type', messages.sendJsonOrAForm),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem(413, 'too_large', messages.thisIsTooLarge),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem(400, 'invalid', messages.theBodyIsEmpty),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem(400, 'invalid', messages.theBodyIsNotValidJson),
};

function databaseIsAway(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  // a refused connection; a missing file would be our own error
  if (/^(ECONNREFUSED|ENOENT|ETIMEDOUT)$/.test(String(code)) && (syscall === undefined || syscall === 'connect'))
    return true;
  // 57014: the server cancelled the statement; 25P03: the transaction was idle for too long; 25006: it does not write
  if (/^(08...|57P0[123]|57014|25P03|25006|53300|ECONNRESET|EPIPE)$/.test(String(code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout/i.test(
    String((error as Error | null)?.message),
  );
}

/** A row refers to one that was deleted meanwhile; a row that others still refer to would be our own error. */
const refersToNothing = (error: unknown) =>
  sqlState(error) === '23503' && /is not present in table/.test(String((error as { detail?: unknown }).detail));
/** A write of an account that was erased meanwhile (migration `0230_living_accounts`). */
const erasedState = 'AE001';

/** A full disk, here or at the database. */
const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code)) || sqlState(error) === '53100';

/** The problem that a failure means for the caller; undefined when it is our own error. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const failure = error as FastifyError;
  if (Array.isArray(failure.validation)) return fromValidation(failure.validation as ValidationFailure[]);
  const toKnown = known[failure.code];
  if (toKnown) return toKnown(failure);
  if (sqlState(error) === '22021') return new Problem(400, 'invalid', messages.thisTextHoldsACharacter);
  if (refersToNothing(error)) return new Problem(404, 'not_found', messages.whatThisIsAboutIsGone);
  if (sqlState(error) === erasedState) return new Problem(409, 'erased', messages.thisAccountIsErased);
  if (isFull(error)) return new Problem(507, 'no_room', messages.weCannotStoreThisRightNow);
  // a lock is held too long, or the retries of the database port were not enough
  if (['55P03', '40P01', '40001'].includes(sqlState(error) ?? ''))
    return new Problem(503, 'busy', messages.somebodyElseChangesThis, undefined, 1);
  if (databaseIsAway(error)) return new Problem(503, 'unavailable', messages.theDatabaseIsAway, undefined, 5);
  if (error instanceof StoreAway) return new Problem(503, 'unavailable', messages.theFilesAreAway, undefined, 5);
  if (error instanceof SyntaxError && failure.statusCode === 400)
    return new Problem(400, 'invalid', messages.theBodyIsNotValidJson);
  if (failure.statusCode && failure.statusCode >= 400 && failure.statusCode < 500)
    return new Problem(failure.statusCode, 'invalid', messages.thisCannotBeRead);
  return undefined;
}

/** Nobody reads it, because the client has left. */
const cutOff = () => new Problem(400, 'cut_off', messages.theConnectionEnded);

/** Sends a failure as a problem of the contract, and logs our own errors. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const hasLeft = error === request.raw.errored || error instanceof SenderLeft;
  const problem = hasLeft
    ? cutOff()
    : (toProblem(error) ?? new Problem(500, 'failed', messages.somethingWentWrongOnOurSide));
  if (hasLeft)
    request.log.info(
      { method: request.method, path: request.url.split('?')[0] },
      'a visitor left before the request had come whole',
    );
  if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
  reply.header('x-request-id', request.id);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.body()));
}

export function registerErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler(sendProblem);
}
