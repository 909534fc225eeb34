import { brand } from '@contract/brand';
import { findingLimits } from '@contract/findingLimits';
import type { PropertyCard } from '@contract/properties';
import * as messages from '@messages/server/savedSearches';
import type { Email } from '../../../email/outbox';
import { toHomeCard } from '../../../email/homeCard';

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

/** The smallest size of a picture, which is wide enough for an email. */
const pictureOf = ({ cover }: PropertyCard) =>
  cover && { path: /^\S+/.exec(cover.srcset.jpeg)?.[0] ?? cover.image, alt: cover.alt };

const cardOf = ({ card, fellFrom }: AlertItem, publicUrl: string) =>
  toHomeCard(
    {
      ...card,
      type: card.property_type.name,
      city: card.city.name,
      priceInPaise: card.price === null ? null : Math.round(Number(card.price) * 100),
      fellFrom,
      isNew: fellFrom === null,
      picture: pictureOf(card),
    },
    publicUrl,
  );

/** Why it came, and the ways to change or end it. */
const ending = (name: string, { publicUrl, link, stop }: AlertLinks) => ({
  why: messages.youSavedThisSearch(name, brand),
  manage: [
    { label: messages.manage, url: manageUrl(publicUrl, link) },
    { label: messages.stop, url: stepUrl(publicUrl, 'stop', stop) },
  ],
});

const oneClickUrl = (publicUrl: string, stop: string) => `${publicUrl}/api/saved-searches/one-click/?token=${stop}`;

/** What a search has found. */
export function alertEmail(to: string, name: string, items: readonly AlertItem[], links: AlertLinks): Email {
  const { publicUrl, query, stop } = links;
  const shown = items.slice(0, shownAtOnce);
  const left = items.length - shown.length;
  return {
    kind: 'search_alert',
    to,
    subject: subjectOf(name, items),
    title: name,
    parts: [{ homes: shown.map((item) => cardOf(item, publicUrl)) }, ...(left > 0 ? [messages.more(left)] : [])],
    button: { label: messages.seeAllResults, url: resultsUrl(publicUrl, query) },
    ...ending(name, links),
    unsubscribe: oneClickUrl(publicUrl, stop),
  };
}

/** "Still looking?" */
export function askEmail(to: string, name: string, keep: string, links: AlertLinks): Email {
  const { publicUrl, stop } = links;
  return {
    kind: 'search_ask',
    to,
    subject: messages.askSubject(name),
    parts: [messages.askText(name)],
    button: { label: messages.keepOn, url: stepUrl(publicUrl, 'keep', keep) },
    ...ending(name, links),
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
  parts: [messages.confirmText(brand)],
  button: { label: messages.confirmThisAddress, url: stepUrl(publicUrl, 'confirm', confirm) },
  after: [messages.ifYouDidNotAsk],
  unsubscribe: oneClickUrl(publicUrl, stop),
});

const withLink = (to: string, subject: string, words: string, url: string): Email => ({
  kind: 'search_link',
  to,
  subject,
  parts: [words],
  button: { label: messages.yourSavedSearches, url },
});

export const knownEmail = (to: string, name: string, manage: string): Email =>
  withLink(to, messages.knownSubject, messages.knownText(name), manage);
export const fullEmail = (to: string, manage: string): Email =>
  withLink(to, messages.fullSubject, messages.fullText(findingLimits.savedSearch.perPerson), manage);
export const linkEmail = (to: string, manage: string): Email =>
  withLink(to, messages.linkSubject, messages.linkText, manage);
