import { brand } from '@contract/brand';
import { isolated } from '@contract/isolated';
import * as messages from '@messages/server/email';
import type { EmailKind } from './emailKinds';

/** A person an email is about, and how to reach them. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** Our office's contact details; `phone` may be empty. */
export type OfficeContact = Pick<Contact, 'email' | 'phone'>;

/** A fact without a value is left out. `url` is what the value leads to, absolute and ours. */
export type Fact = readonly [label: string, value: string | false | null | undefined, url?: string | false | undefined];

/** `url` is absolute. */
export interface EmailLink {
  label: string;
  url: string;
}

/** A home on a card. */
export interface HomeCard {
  /** Such as "New". */
  label: string;
  title: string;
  url: string;
  price: string;
  /** Type, size and place, in one line. */
  line: string;
  /** One of our own pictures. */
  picture: { url: string; alt: string } | null;
}

/**
 * A paragraph of ours, with the addresses in it that become links; facts; a person's own words, in which nothing becomes
 * a link; links below each other; homes; or a newsletter, as text and as HTML of the Markdown renderer.
 */
export type EmailPart =
  | string
  | { text: string; urls: readonly string[] }
  | { facts: readonly Fact[] }
  | { quote: string }
  | { links: readonly EmailLink[] }
  | { homes: readonly HomeCard[] }
  | { newsletter: { text: string; html: string } };

/** What an email says. Text and HTML are made from it, so both say the same. */
export interface EmailContent {
  kind: EmailKind;
  subject: string;
  /** The heading of the HTML, where it is not the subject. */
  title?: string;
  parts: readonly EmailPart[];
  /** The one next step. */
  button?: EmailLink;
  /** Below the button. */
  after?: readonly EmailPart[];
  /** Why it came, where the kind does not say it well enough. */
  why?: string;
  /** Ways to change or end what brings it, in small print. */
  manage?: readonly EmailLink[];
}

/** The parts of an email to the office or an owner: greeting, news, person, subject and next step. */
interface UsualParts {
  /** Such as "Dear Meera,"; absent for the office. */
  greeting?: string;
  /** What happened and what to do about it. */
  lead?: string;
  who?: Contact;
  about?: readonly Fact[];
  /** A person's own words, unchanged. */
  quote?: string | undefined;
  /** More of ours, below the facts. */
  more?: readonly EmailPart[];
  /** The next screen. */
  button: EmailLink;
  /** To owners: how to reach us. */
  office?: OfficeContact;
  /** The name of the person who answers, where it is not the company. */
  answerer?: string | undefined;
}

/** User input as one line of an email, which turns nothing around it. */
export const oneLine = (text: string) => isolated(text.replace(/\s+/g, ' ').trim());

export const contactFacts = ({ name, email, phone }: Contact): Fact[] => [
  [messages.nameLabel, name],
  [messages.emailLabel, email],
  [messages.phoneLabel, phone || messages.notGiven],
];

/** The value of a fact, with what it leads to unless it says so itself. */
const valueText = (value: string, url: string | false | undefined) =>
  [oneLine(value), url && !value.includes(url) && url].filter(Boolean).join(', ');

/** "Label: value", a line each. */
export const factLines = (facts: readonly Fact[]) =>
  facts.flatMap(([label, value, url]) => (value ? [`${label}: ${valueText(value, url)}`] : [])).join('\n');

/** The content of most emails. */
export function usualContent(usual: UsualParts): Pick<EmailContent, 'parts' | 'button' | 'after'> {
  const { greeting, lead, who, about = [], quote, more = [], button, office, answerer } = usual;
  const facts = [...(who ? contactFacts(who) : []), ...about];
  return {
    parts: [
      ...(greeting ? [greeting] : []),
      ...(lead ? [lead] : []),
      ...(facts.length > 0 ? [{ facts }] : []),
      ...(quote ? [{ quote }] : []),
      ...more,
    ],
    button,
    after: office
      ? [
          answerer
            ? messages.replyReaches(answerer, office.email, office.phone)
            : messages.questions(office.email, office.phone),
        ]
      : [],
  };
}

function homeText({ label, title, price, line, url }: HomeCard): string {
  return [`${label}: ${title}`, price, line, url].join('\n');
}

const linkText = ({ label, url }: EmailLink) => `${label}:\n${url}`;

function partText(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('text' in part) return part.text;
  if ('facts' in part) return factLines(part.facts);
  if ('quote' in part) return part.quote;
  if ('links' in part) return part.links.map(linkText).join('\n\n');
  if ('homes' in part) return part.homes.map(homeText).join('\n\n');
  return part.newsletter.text;
}

/** Why an email of this kind came, which every one says. */
export const whyOf = ({ kind, why }: Pick<EmailContent, 'kind' | 'why'>): string => {
  const ofKind: Readonly<Record<EmailKind, string>> = messages.why(brand);
  return why ?? ofKind[kind];
};

/** The email as plain text, without the company's address, which is added when it is sent. */
export function emailText(content: EmailContent): string {
  const { parts, button, after = [], manage = [] } = content;
  return [
    ...parts.map(partText),
    button && linkText(button),
    ...after.map(partText),
    whyOf(content),
    ...manage.map(linkText),
    brand,
  ]
    .filter(Boolean)
    .join('\n\n');
}
