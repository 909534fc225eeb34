import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings';

/** Content-Security-Policy of a drawn page: our own scripts by nonce and what they load, our own styles, pictures, fonts and workers, nothing framed, nothing embedded. */
export function pagePolicy(nonce: string, { apiBaseUrl }: Pick<Settings, 'apiBaseUrl'>): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiBaseUrl ? ` ${new URL(apiBaseUrl).origin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types aangan-chunks aangan-workers',
  ].join('; ');
}

/** For what is no page: nothing may run or be loaded. A worker takes it from its own file, so it can neither make code of text nor call anyone. */
const barePolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer, refusals too. */
export function guardAnswers(server: FastifyInstance, { publicUrl, production }: Pick<Settings, 'publicUrl' | 'production'>): void {
  server.addHook('onSend', async (_request, reply: FastifyReply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', barePolicy);
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)' });
    if (production && publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
