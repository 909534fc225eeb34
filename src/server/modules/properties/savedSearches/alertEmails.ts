import { brand } from '@contract/brand';
import { findingLimits } from '@contract/findingLimits';
import { placeLabel } from '@contract/placeLabel';
import type { PropertyCard } from '@contract/properties';
import { rupeesOf } from '@contract/searchChips';
import * as language from '@messages/language';
import * as messages from '@messages/server/savedSearches';
import type { Email } from '../../../email/outbox';
import { oneLine } from '../../../email/emailText';
import { formatRupees } from '../../../lib/formatRupees';

/** A listing to tell of. */
export interface AlertItem {
  card: PropertyCard;
  /** The price before it fell, in paise; null for a new listing. */
  fellFrom: number | null;
}

/** Where the links of an email lead. */
export interface AlertLinks {
  publicUrl: string;
  /** The query of the results. */
  query: string;
  /** The visitor's token; null for an account, which logs in. */
  link: string | null;
  stop: string;
}

/** One email shows this many; the results show the others. */
const shownAtOnce = 12;

const number = new Intl.NumberFormat(language.tag);
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;');

/** A fall that both short prices hide is written out. */
function priceOf({ card: { price, purpose }, fellFrom }: AlertItem): string {
  if (price === null) return messages.priceOnRequest;
  const after = rupeesOf(price);
  const before = fellFrom === null ? null : rupeesOf(fellFrom / 100);
  const [from, to] =
    before === after ? [formatRupees(fellFrom ?? 0), formatRupees(Math.round(Number(price) * 100))] : [before, after];
  const text = from === null ? to : messages.priceFell(from, to);
  return purpose === 'rent' ? messages.aMonth(text) : text;
}

function factsOf({ bedrooms, size, property_type: type }: PropertyCard): string {
  return [type.name, bedrooms ? messages.beds(bedrooms) : '', size ? messages.squareFeet(number.format(size)) : '']
    .filter(Boolean)
    .join(' · ');
}

export const resultsUrl = (publicUrl: string, query: string) => `${publicUrl}/properties${query && `?${query}`}`;
export const manageUrl = (publicUrl: string, link: string | null) =>
  `${publicUrl}/saved-searches${link ? `#token=${link}` : ''}`;
const stepUrl = (publicUrl: string, step: 'confirm' | 'keep' | 'stop', token: string) =>
  `${publicUrl}/saved-searches/${step}#token=${token}`;

function subjectOf(name: string, items: readonly AlertItem[]): string {
  const fresh = items.filter(({ fellFrom }) => fellFrom === null).length;
  const fallen = items.length - fresh;
  if (fallen === 0) return messages.newSubject(fresh, name);
  return fresh === 0 ? messages.fallSubject(fallen, name) : messages.bothSubject(fresh, fallen, name);
}

const textOf = (item: AlertItem, publicUrl: string) => {
  const { card, fellFrom } = item;
  return [
    `${fellFrom === null ? messages.newHeading : messages.fallHeading}: ${oneLine(card.title)}`,
    priceOf(item),
    [factsOf(card), oneLine(placeLabel(card))].filter(Boolean).join(' · '),
    `${publicUrl}/properties/${card.id}`,
  ].join('\n');
};

const pictureWidth = 480;
const link = 'color:#7a1f2b';

function htmlOf(item: AlertItem, publicUrl: string): string {
  const { card, fellFrom } = item;
  const url = `${publicUrl}/properties/${card.id}`;
  const small = card.cover && /^\S+/.exec(card.cover.srcset.jpeg)?.[0];
  const picture =
    card.cover &&
    `<a href="${url}"><img src="${escaped(publicUrl + (small ?? card.cover.image))}" alt="${escaped(card.cover.alt)}" width="${pictureWidth}" style="display:block;width:100%;max-width:${pictureWidth}px;height:auto;border:0"></a>`;
  return `<tr><td style="padding:0 0 28px">${picture ?? ''}<p style="margin:10px 0 0;font-size:13px;letter-spacing:.04em;text-transform:uppercase;color:#6b5a45">${fellFrom === null ? messages.newHeading : messages.fallHeading}</p><p style="margin:2px 0 0;font-size:19px"><a href="${url}" style="${link}">${escaped(oneLine(card.title))}</a></p><p style="margin:2px 0 0;font-weight:bold">${escaped(priceOf(item))}</p><p style="margin:2px 0 0;font-size:15px;color:#6b5a45">${escaped([factsOf(card), oneLine(placeLabel(card))].filter(Boolean).join(' · '))}</p></td></tr>`;
}

const page = (body: string) =>
  `<!doctype html><html lang="${language.tag}"><body style="margin:0 auto;max-width:32rem;padding:1rem;font:16px/1.5 Georgia,serif;color:#2a2622;background:#fffdf9">${body}</body></html>`;
const anchor = (url: string, label: string) => `<a href="${escaped(url)}" style="${link}">${escaped(label)}</a>`;
const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px${style && `;${style}`}">${html}</p>`;

/** Why it came, and the ways to change or end it. */
function ending(name: string, { publicUrl, link: token, stop }: AlertLinks): { text: string; html: string } {
  const [why, manage, leave] = [
    messages.youSavedThisSearch(name, brand),
    manageUrl(publicUrl, token),
    stepUrl(publicUrl, 'stop', stop),
  ];
  return {
    text: `${why}\n\n${messages.manage}:\n${manage}\n\n${messages.stop}:\n${leave}\n\n${brand}`,
    html: `<hr style="border:0;border-top:1px solid #d8cbb8">${paragraph(`${escaped(why)}<br>${anchor(manage, messages.manage)} · ${anchor(leave, messages.stop)}<br>${escaped(brand)}`, 'font-size:14px;color:#6b5a45')}`,
  };
}

const oneClickUrl = (publicUrl: string, stop: string) => `${publicUrl}/api/saved-searches/one-click/?token=${stop}`;

/** What a search has found. */
export function alertEmail(to: string, name: string, items: readonly AlertItem[], links: AlertLinks): Email {
  const { publicUrl, query, stop } = links;
  const shown = items.slice(0, shownAtOnce);
  const left = items.length - shown.length;
  const results = resultsUrl(publicUrl, query);
  const all = left > 0 ? messages.more(left) : `${messages.seeAllResults}:`;
  const end = ending(name, links);
  return {
    kind: 'search_alert',
    to,
    subject: subjectOf(name, items),
    body: [name, ...shown.map((item) => textOf(item, publicUrl)), `${all}\n${results}`, end.text].join('\n\n'),
    html: page(
      `<h1 style="margin:0 0 20px;font-size:22px;font-weight:normal">${escaped(name)}</h1><table role="presentation" cellpadding="0" cellspacing="0" width="100%">${shown.map((item) => htmlOf(item, publicUrl)).join('')}</table>${paragraph(`${left > 0 ? `${escaped(messages.more(left))} ` : ''}${anchor(results, messages.seeAllResults)}`)}${end.html}`,
    ),
    unsubscribe: oneClickUrl(publicUrl, stop),
  };
}

/** "Still looking?" */
export function askEmail(to: string, name: string, keep: string, links: AlertLinks): Email {
  const { publicUrl, stop } = links;
  const [words, url, end] = [messages.askText(name), stepUrl(publicUrl, 'keep', keep), ending(name, links)];
  return {
    kind: 'search_ask',
    to,
    subject: messages.askSubject(name),
    body: `${words}\n\n${messages.keepOn}:\n${url}\n\n${end.text}`,
    html: page(`${paragraph(escaped(words))}${paragraph(anchor(url, messages.keepOn), 'font-size:19px')}${end.html}`),
    unsubscribe: oneClickUrl(publicUrl, stop),
  };
}

/** Asks a visitor to confirm the address. Repeats nothing that was typed: anyone can type anyone's address. */
export const confirmEmail = (
  to: string,
  { publicUrl, confirm, stop }: { publicUrl: string; confirm: string; stop: string },
): Email => ({
  kind: 'search_confirm',
  to,
  subject: messages.confirmSubject,
  body: `${messages.confirmText(brand)}\n\n${stepUrl(publicUrl, 'confirm', confirm)}\n\n${messages.ifYouDidNotAsk}\n\n${brand}`,
  unsubscribe: oneClickUrl(publicUrl, stop),
});

const withLink = (to: string, subject: string, words: string, url: string): Email => ({
  kind: 'search_link',
  to,
  subject,
  body: `${words}\n\n${url}\n\n${brand}`,
});

export const knownEmail = (to: string, name: string, manage: string): Email =>
  withLink(to, messages.knownSubject, messages.knownText(name), manage);
export const fullEmail = (to: string, manage: string): Email =>
  withLink(to, messages.fullSubject, messages.fullText(findingLimits.savedSearch.perPerson), manage);
export const linkEmail = (to: string, manage: string): Email =>
  withLink(to, messages.linkSubject, messages.linkText, manage);
