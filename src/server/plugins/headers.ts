import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings';

/** Content-Security-Policy of a drawn page: our own scripts by nonce and what they load, our own styles, pictures and fonts, nothing framed. */
export function pagePolicy(nonce: string, { apiBaseUrl, showsPdf }: { apiBaseUrl: string; showsPdf: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiBaseUrl ? ` ${new URL(apiBaseUrl).origin}` : ''}`,
    `object-src ${showsPdf ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types aangan-chunks',
  ].join('; ');
}

/** For what is no page: nothing may run or be loaded. */
const barePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** For the legal PDFs, which our own pages show inside themselves. */
const sheetPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'self'";
const isLegalSheet = (path: string) => /^\/legal\/[a-z-]+\.pdf(\?|$)/.test(path);

/** Headers of every answer, refusals too. */
export function guardAnswers(server: FastifyInstance, { publicUrl, production }: Pick<Settings, 'publicUrl' | 'production'>): void {
  server.addHook('onSend', async (request, reply: FastifyReply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', isLegalSheet(request.url) ? sheetPolicy : barePolicy);
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)' });
    if (production && publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
