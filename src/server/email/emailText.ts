import { brand } from '@contract/brand';
import { isolated } from '@contract/isolated';
import * as messages from '@messages/server/email';

/** A person an email is about, and how to reach them. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** Our office's contact details; `phone` may be empty. */
export type OfficeContact = Pick<Contact, 'email' | 'phone'>;

export type Fact = readonly [label: string, value: string | false | null | undefined];

/** The parts of an email to the office or an owner: greeting, news, person, subject and next step. */
export interface EmailParts {
  /** Such as "Dear Meera,"; absent for the office. */
  greeting?: string;
  /** What happened and what to do about it. */
  lead?: string;
  who?: Contact;
  about?: readonly Fact[];
  /** A person's own words, unchanged. */
  message?: string;
  /** The next screen; `url` is absolute. */
  link: { label: string; url: string };
  /** To owners: how to reach us. */
  office?: OfficeContact;
  /** The name of the person who answers, where it is not the company. */
  answerer?: string;
}

/** User input as one line of an email, which turns nothing around it. */
export const oneLine = (text: string) => isolated(text.replace(/\s+/g, ' ').trim());

export const contactFacts = ({ name, email, phone }: Contact): Fact[] => [
  [messages.nameLabel, name],
  [messages.emailLabel, email],
  [messages.phoneLabel, phone || messages.notGiven],
];

/** "Label: value", a line each; a fact without a value has none. */
export const factLines = (facts: readonly Fact[]) =>
  facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : [])).join('\n');

/** Assembles the text of an email. */
export function emailText({ greeting, lead, who, about = [], message, link, office, answerer }: EmailParts): string {
  const facts = factLines([...(who ? contactFacts(who) : []), ...about]);
  return [
    greeting,
    lead,
    facts,
    message,
    `${link.label}:\n${link.url}`,
    office &&
      (answerer
        ? messages.replyReaches(answerer, office.email, office.phone)
        : messages.questions(office.email, office.phone)),
    brand,
  ]
    .filter(Boolean)
    .join('\n\n');
}
