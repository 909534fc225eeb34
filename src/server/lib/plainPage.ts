import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/server/plainPages';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { escapeHtml } from './escapeHtml';

const styles =
  ':root{color-scheme:light dark;--ink:#1c2127;--paper:#faf7f0;--line:#8a7f6c;--bad:#8a1f33;--act:#12161c;--on:#faf7f0}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#f3eee3;--paper:#12161c;--line:#8b8577;--bad:#ff9aa8;--act:#e0b667;--on:#12161c}}' +
  'body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font:500 2rem/1.2 Georgia,serif}a{color:inherit}' +
  'label,legend,summary{font-weight:600}main>form>label{display:block;margin-top:1rem}p{margin:.25rem 0 1rem}' +
  'textarea,.line{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.75rem;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit;font:inherit}' +
  'button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:6px;background:var(--act);color:var(--on);font:inherit;font-weight:600}' +
  'fieldset{min-width:0;margin:0 0 1rem;padding:0;border:0}fieldset label{display:inline-flex;gap:.5rem;align-items:center;min-height:2.75rem;margin-right:1rem;font-weight:400}summary{min-height:2.75rem;line-height:2.75rem}' +
  'input[type=radio],input[type=checkbox]{width:1.25rem;height:1.25rem;accent-color:var(--act)}' +
  '.fault{color:var(--bad)}nav a{display:inline-block;min-height:2.75rem;margin-right:1rem;line-height:2.75rem}';

const policy = (nonce: string) =>
  `default-src 'none'; style-src-elem 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface PlainPage {
  title: string;
  /** HTML, below the title. */
  content: string;
  /** Where its links lead: an address and what is written on it. */
  links: readonly (readonly [to: string, words: string])[];
}

/** Sends a page without scripts that the server writes itself: it works where the app does not. */
export function sendPlainPage(reply: FastifyReply, status: number, { title, content, links }: PlainPage): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const linked = links.map(([to, words]) => `<a href="${escapeHtml(to)}">${escapeHtml(words)}</a>`).join('');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        `<title>${escapeHtml(title)} | ${escapeHtml(brand)}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
        `<style nonce="${nonce}">${styles}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}` +
        `<nav aria-label="${messages.site}">${linked}</nav></main></body></html>`,
    );
}

/** A field's fault and help, and the attributes that lead to them. */
export function describedField(
  name: string,
  help: string,
  fault: string | undefined,
): { attributes: string; words: string } {
  const parts = [
    fault === undefined ? undefined : ([`${name}-fault`, ` class="fault"`, fault] as const),
    help === '' ? undefined : ([`${name}-help`, '', help] as const),
  ].filter((part) => part !== undefined);
  const described = parts.length > 0 ? `aria-describedby="${parts.map(([id]) => id).join(' ')}"` : '';
  return {
    attributes: fault === undefined ? described : `aria-invalid="true" ${described}`,
    words: parts.map(([id, look, words]) => `<p${look} id="${id}">${escapeHtml(words)}</p>`).join(''),
  };
}

/** Why nothing was stored, where no field is wrong. */
export const refusalOf = (words: string | undefined) =>
  words ? `<p class="fault" role="alert">${escapeHtml(words)}</p>` : '';

export const hiddenField = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
