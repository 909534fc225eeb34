import pino, { type Logger } from 'pino';

/** Structured lines on standard output; what could let somebody in never gets there. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.new', '*.old', 'password', 'token'], censor: '(hidden)' },
    serializers: {
      req: (request: { method?: string; url?: string; id?: string }) => ({ id: request.id, method: request.method, path: request.url?.split('?')[0] }),
      err: pino.stdSerializers.err,
    },
  });
}
