import { beginningOf } from '@contract/beginningOf';
import { isNativeError } from 'node:util/types';
import { redacted, redactSecrets } from '@contract/secrets';
import pino, { type DestinationStream, type Logger } from 'pino';
import { sqlState } from '../db/database';

/** Removes secrets and tokens from a log line. */
export function redactUrl(line: string, secrets: readonly string[]): string {
  const without = secrets.reduce(
    (text, secret) => text.replaceAll(JSON.stringify(secret).slice(1, -1), redacted),
    line,
  );
  return redactSecrets(without);
}

/** PostgreSQL quotes an unreadable value in its message; we do not log what a sender wrote. */
const wordsOf = (error: Error, text: string) =>
  sqlState(error)?.startsWith('22') || error instanceof SyntaxError
    ? text.replace(error.message, error.message.replace(/"[^\n]*"/, redacted))
    : text;

/** The useful parts of an error: without the request, provider or statement data that drivers attach. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error || isNativeError(error)))
    return { message: beginningOf(String((error as { message?: unknown } | null)?.message ?? error), 500) };
  const { code, status } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: wordsOf(error, error.message),
    stack: wordsOf(error, error.stack ?? ''),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Structured log lines on standard output or another stream, with secrets removed. */
export function createLogger(level: string, secrets: readonly string[] = [], to?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    hooks: { streamWrite: (line) => redactUrl(line, secrets) },
    serializers: {
      req: (request: { method?: string; url?: string; id?: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      err: describeError,
    },
  };
  return to ? pino(options, to) : pino(options);
}
