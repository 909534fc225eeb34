import { brand } from '@contract/brand';
import { limits } from '@contract/limits';
import * as language from '@messages/language';
import * as messages from '@messages/server/problemReports';
import { escapeHtml } from '../../lib/escapeHtml';

/** What the page shows: the form as it was filled in, what is wrong with it, or thanks. */
export interface PlainReport {
  typed: Readonly<Record<'message' | 'email' | 'page' | 'client_id', string>>;
  /** By field. */
  faults: Readonly<Record<string, string>>;
  /** Why it was not stored, where no field is wrong. */
  refusal?: string | undefined;
  isSent?: boolean;
}

const styles =
  ':root{color-scheme:light dark;--ink:#1c2127;--paper:#faf7f0;--line:#8a7f6c;--bad:#8a1f33;--act:#12161c;--on:#faf7f0}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#f3eee3;--paper:#12161c;--line:#8b8577;--bad:#ff9aa8;--act:#e0b667;--on:#12161c}}' +
  'body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:0 auto;padding:2rem 1rem}h1{font:500 2rem/1.2 Georgia,serif}a{color:inherit}' +
  'label{display:block;font-weight:600}p{margin:.25rem 0 1rem}' +
  'textarea,input{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.75rem;border:1px solid var(--line);border-radius:6px;background:transparent;color:inherit;font:inherit}' +
  'button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:6px;background:var(--act);color:var(--on);font:inherit;font-weight:600}' +
  '.fault{color:var(--bad)}nav a{display:inline-block;min-height:2.75rem;margin-right:1rem;line-height:2.75rem}';

/** A field's fault and help, and the attributes that lead to them. */
function told(name: string, help: string, fault: string | undefined): { attributes: string; words: string } {
  const helpWords = `<p id="${name}-help">${help}</p>`;
  return fault === undefined
    ? { attributes: `aria-describedby="${name}-help"`, words: helpWords }
    : {
        attributes: `aria-invalid="true" aria-describedby="${name}-fault ${name}-help"`,
        words: `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>${helpWords}`,
      };
}

function formOf({ typed, faults, refusal }: PlainReport): string {
  const message = told('message', messages.whatWentWrongHelp, faults.message);
  const email = told('email', messages.emailHelp, faults.email);
  const hidden = (name: 'page' | 'client_id') =>
    `<input type="hidden" name="${name}" value="${escapeHtml(typed[name])}">`;
  return (
    `<p>${messages.worksWithoutScripts}</p>${refusal ? `<p class="fault" role="alert">${escapeHtml(refusal)}</p>` : ''}` +
    `<form method="post">${hidden('page')}${hidden('client_id')}` +
    `<label for="message">${messages.whatWentWrong}</label>` +
    `<textarea id="message" name="message" rows="6" required maxlength="${limits.message.max}" ${message.attributes}>\n${escapeHtml(typed.message)}</textarea>${message.words}` +
    `<label for="email">${messages.emailAddress}</label>` +
    `<input id="email" name="email" type="email" autocomplete="email" maxlength="${limits.email.max}" value="${escapeHtml(typed.email)}" ${email.attributes}>${email.words}` +
    `<p>${messages.pageIsSent(escapeHtml(typed.page))}</p><button>${messages.send}</button></form>`
  );
}

/** The whole page, without scripts. */
export function plainReportPage(shown: PlainReport, nonce: string): string {
  const title = shown.isSent ? messages.thankYou : messages.reportAProblem;
  const link = (to: string, words: string) => `<a href="${to}">${words}</a>`;
  return (
    `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title} | ${escapeHtml(brand)}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<style nonce="${nonce}">${styles}</style></head><body><main><h1>${title}</h1>` +
    `${shown.isSent ? `<p role="status">${messages.reportHasArrived}</p>` : formOf(shown)}` +
    `<nav aria-label="${messages.site}">${link('/', messages.home)}${link('/privacy-policy', messages.policy)}</nav></main></body></html>`
  );
}
