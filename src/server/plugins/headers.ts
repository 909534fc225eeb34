import * as messages from '@messages/server/problems';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '../lib/siteSettings';

/** What a provider's checkout sheet needs the browser to allow on pages that take payments. */
export interface SheetPolicy {
  /** Where the sheet's script comes from. */
  script: string;
  /** What the sheet may frame, request and show. */
  content: string;
  /** The origin that may use the browser's Payment Request API. */
  paymentRequest: string;
  /** Names of the Trusted Types policies that the sheet creates. */
  trustedTypes: string;
}

interface PageNeeds {
  apiBaseUrl: string;
  /** The providers whose checkout may open on the page. */
  sheets: readonly SheetPolicy[];
  /** The host that sends the pictures of maps. */
  tiles?: string | undefined;
}

/**
 * Content-Security-Policy of a rendered page: our own scripts by nonce and what they load, our own styles, pictures, fonts and workers, no frames or plugins.
 * Where map tiles are configured, their host may send pictures. A page with a checkout also allows the provider's scripts and frames, with Trusted Types policies created at payment.
 */
export function pagePolicy(nonce: string, { apiBaseUrl, sheets, tiles }: PageNeeds): string {
  const sources = (part: keyof SheetPolicy) => sheets.map((sheet) => ` ${sheet[part]}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${sources('script')}`,
    "worker-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${tiles}` : ''}${sources('content')}`,
    "font-src 'self'",
    `connect-src 'self'${apiBaseUrl ? ` ${new URL(apiBaseUrl).origin}` : ''}${sources('content')}`,
    ...(sheets.length > 0 ? [`frame-src${sources('content')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types aangan-chunks aangan-workers${sources('trustedTypes')}`,
  ].join('; ');
}

/** Further headers of a checkout page: banks open their own windows, and phones use the browser's payment API. */
export const checkoutPageHeaders = (sheets: readonly SheetPolicy[]) => ({
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': `camera=(self), geolocation=(), microphone=(), payment=(self${sheets.map(({ paymentRequest }) => ` "${paymentRequest}"`).join('')})`,
});

/** For everything but pages: nothing may run or load. A worker inherits it from its file, so it can neither evaluate text nor make requests. */
const barePolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type Guarded = Pick<SiteSettings, 'publicUrl' | 'production'>;

/** Headers of every response. */
function guards({ publicUrl, production }: Guarded): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    ...(production &&
      publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The headers that a checkout page has already set. */
function checkoutHeadersOf(reply: FastifyReply): Record<string, string> {
  const set = reply.getHeaders();
  return Object.fromEntries(
    Object.keys(checkoutPageHeaders([])).flatMap((name) => (typeof set[name] === 'string' ? [[name, set[name]]] : [])),
  );
}

/** Sets the security headers of every response, including errors. */
export function setSecurityHeaders(server: FastifyInstance, settings: Guarded): void {
  server.addHook('onSend', async (request, reply: FastifyReply) => {
    // the response may contain what was sent, such as the token after a login
    if (request.method !== 'GET' && request.method !== 'HEAD') reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', barePolicy);
    // a checkout page has already set headers that allow its provider
    reply.headers({ ...guards(settings), ...checkoutHeadersOf(reply) });
  });
}

/** Headers of errors before routing, where no hook runs. */
export const errorPageHeaders = (settings: Guarded): Record<string, string> => ({
  ...guards(settings),
  'content-security-policy': barePolicy,
});

const unreadable: Readonly<Record<string, readonly [status: string, code: string, words: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', messages.theHeadersAreTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too_slow', messages.theRequestTookTooLong],
};

/** Responds to unreadable requests like to any error, and closes the connection. */
export function rejectUnreadableUrls(settings: Guarded): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
    const [status, code, words] = unreadable[error.code ?? ''] ?? [
      '400 Bad Request',
      'invalid',
      messages.thisCannotBeRead,
    ];
    const body = JSON.stringify({ detail: words, code });
    const headers = {
      ...errorPageHeaders(settings),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    socket.end(
      `HTTP/1.1 ${status}\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n${body}`,
    );
  };
}
