import type { SlotDay } from '@contract/meetings';
import { visitLimits } from '@contract/visitLimits';
import * as language from '@messages/language';
import * as messages from '@messages/server/plainForms';
import { escapeHtml } from '../../lib/escapeHtml';
import { type PlainPage, hiddenField, refusalOf, describedField } from '../../lib/plainPage';
import { type PlainField, type PlainForm, type Typed, nameIn, one } from './plainForms';

/** What the page shows: the form as it was filled in, what is wrong with it, or thanks. */
export interface ShownForm {
  typed: Typed;
  /** By field. */
  faults: Readonly<Record<string, string>>;
  /** Why it was not stored, where no field is wrong. */
  refusal?: string | undefined;
  /** Times to choose from, where the form asks for some. */
  days?: readonly SlotDay[];
  company: { phone: string; email: string };
}

const dayName = new Intl.DateTimeFormat(language.tag, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function fieldOf(field: PlainField, typed: Typed, fault: string | undefined): string {
  const { name, label, kind, max, isOptional, autocomplete, help = '' } = field;
  const { attributes, words } = describedField(name, help, fault);
  const value = name === 'name' ? nameIn(typed) : (typed[name]?.[0] ?? '');
  const shared = `id="${name}" name="${name}" maxlength="${max}"${isOptional ? '' : ' required'} ${attributes}`;
  const control =
    kind === 'area'
      ? `<textarea rows="6" ${shared}>\n${escapeHtml(value)}</textarea>`
      : `<input class="line" type="${kind}" autocomplete="${autocomplete ?? 'off'}" value="${escapeHtml(value)}" ${shared}>`;
  return `<label for="${name}">${label}</label>${control}${words}`;
}

/** In which way, and the free times by day: those with a chosen one are open. */
function timesOf(days: readonly SlotDay[], typed: Typed, fault: string | undefined): string {
  const chosen = new Set(typed.times);
  const way = one(typed, 'mode') || 'in_person';
  const choice = (mode: string, words: string) =>
    `<label><input type="radio" name="mode" value="${mode}"${way === mode ? ' checked' : ''}>${words}</label>`;
  const { attributes, words } = describedField('times', '', fault);
  const listed = days
    .filter(({ slots }) => slots.length > 0)
    .map(({ date, slots }) => {
      const times = slots.map(
        ({ starts_at: at, time }) =>
          `<label><input type="checkbox" name="times" value="${at}"${chosen.has(at) ? ' checked' : ''}>${time}</label>`,
      );
      const isOpen = slots.some(({ starts_at: at }) => chosen.has(at));
      return `<details${isOpen ? ' open' : ''}><summary>${dayName.format(new Date(date))}</summary>${times.join('')}</details>`;
    })
    .join('');
  return (
    `<fieldset><legend>${messages.howDoYouVisit}</legend>${choice('in_person', messages.inPerson)}${choice('video', messages.byVideo)}</fieldset>` +
    `<fieldset ${attributes}><legend>${messages.chooseUpTo(visitLimits.proposals)}</legend>${words}${listed || `<p>${messages.noTimes}</p>`}</fieldset>`
  );
}

const linksOf = (property: string): PlainPage['links'] => [
  /^\d+$/.test(property) ? [`/properties/${property}`, messages.backToTheListing] : ['/', messages.home],
  ['/privacy-policy', messages.policy],
];

/** The page with a form. */
export function plainFormPage(form: PlainForm, { typed, faults, refusal, days, company }: ShownForm): PlainPage {
  const isWrong = refusal !== undefined || Object.keys(faults).length > 0;
  const hidden = form.hidden.map((name) => hiddenField(name, one(typed, name))).join('');
  return {
    title: form.title,
    content:
      `<p>${isWrong ? messages.notSentYet : form.words}</p>${refusalOf(refusal)}` +
      `<form method="post" action="${form.path}">${hidden}${days ? timesOf(days, typed, faults.proposals) : ''}` +
      form.fields.map((field) => fieldOf(field, typed, faults[field.name])).join('') +
      `<button>${form.action}</button></form><p>${escapeHtml(messages.reachUs(company.phone, company.email))}</p>`,
    links: linksOf(one(typed, 'property')),
  };
}

/** The page after it, which a reload shows again without sending anything. */
export function sentPage({ sent }: PlainForm, property: string): PlainPage {
  return { title: sent.title, content: `<p role="status">${sent.words}</p>`, links: linksOf(property) };
}
