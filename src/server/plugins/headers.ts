import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings';

interface PageNeeds {
  apiBaseUrl: string;
  /** The payment provider's own sheet may open in it. */
  pays: boolean;
}

/** Where the provider's script comes from, and what it loads, frames, asks and shows. */
const provider = 'https://checkout.razorpay.com';
const providers = 'https://*.razorpay.com';

/**
 * Content-Security-Policy of a drawn page: our own scripts by nonce and what they load, our own styles, pictures, fonts and workers, nothing framed, nothing embedded.
 * One that pays lets the provider's sheet in beside them, by policies of Trusted Types that are made when somebody pays.
 */
export function pagePolicy(nonce: string, { apiBaseUrl, pays }: PageNeeds): string {
  const beside = (source: string) => (pays ? ` ${source}` : '');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${beside(provider)}`,
    "worker-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${beside(providers)}`,
    "font-src 'self'",
    `connect-src 'self'${apiBaseUrl ? ` ${new URL(apiBaseUrl).origin}` : ''}${beside(providers)}`,
    ...(pays ? [`frame-src ${providers}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types aangan-chunks aangan-workers${beside('aangan-pay default')}`,
  ].join('; ');
}

/** Beside that policy: banks ask in windows of their own that the sheet opens, and phones pay by the browser's own means. */
export const payingHeaders = { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self "https://api.razorpay.com")' } as const;

/** For what is no page: nothing may run or be loaded. A worker takes it from its own file, so it can neither make code of text nor call anyone. */
const barePolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer, refusals too. */
export function guardAnswers(server: FastifyInstance, { publicUrl, production }: Pick<Settings, 'publicUrl' | 'production'>): void {
  server.addHook('onSend', async (_request, reply: FastifyReply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', barePolicy);
    const paying = reply.getHeaders() as Partial<typeof payingHeaders>;
    reply.headers({
      'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': paying['cross-origin-opener-policy'] ?? 'same-origin',
      'permissions-policy': paying['permissions-policy'] ?? 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    });
    if (production && publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
