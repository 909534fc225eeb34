import { limits } from '@contract/limits';
import * as messages from '@messages/server/problemReports';
import { escapeHtml } from '../../lib/escapeHtml';
import { type PlainPage, hiddenField, refusalOf, describedField } from '../../lib/plainPage';

/** What the page shows: the form as it was filled in, what is wrong with it, or thanks. */
export interface PlainReport {
  typed: Readonly<Record<'message' | 'email' | 'page' | 'client_id', string>>;
  /** By field. */
  faults: Readonly<Record<string, string>>;
  /** Why it was not stored, where no field is wrong. */
  refusal?: string | undefined;
  isSent?: boolean;
}

function formOf({ typed, faults, refusal }: PlainReport): string {
  const message = describedField('message', messages.whatWentWrongHelp, faults.message);
  const email = describedField('email', messages.emailHelp, faults.email);
  return (
    `<p>${messages.worksWithoutScripts}</p>${refusalOf(refusal)}` +
    `<form method="post">${hiddenField('page', typed.page)}${hiddenField('client_id', typed.client_id)}` +
    `<label for="message">${messages.whatWentWrong}</label>` +
    `<textarea id="message" name="message" rows="6" required maxlength="${limits.message.max}" ${message.attributes}>\n${escapeHtml(typed.message)}</textarea>${message.words}` +
    `<label for="email">${messages.emailAddress}</label>` +
    `<input class="line" id="email" name="email" type="email" autocomplete="email" maxlength="${limits.email.max}" value="${escapeHtml(typed.email)}" ${email.attributes}>${email.words}` +
    `<p>${messages.pageIsSent(escapeHtml(typed.page))}</p><button>${messages.send}</button></form>`
  );
}

/** The page without scripts. */
export function plainReportPage(shown: PlainReport): PlainPage {
  return {
    title: shown.isSent ? messages.thankYou : messages.reportAProblem,
    content: shown.isSent ? `<p role="status">${messages.reportHasArrived}</p>` : formOf(shown),
    links: [
      ['/', messages.home],
      ['/privacy-policy', messages.policy],
    ],
  };
}
