import { brand } from '@contract/brand';

/** Somebody an email is about, and how to reach them. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** How whoever reads an email reaches our office; `phone` may be empty. */
export type OfficeContact = Pick<Contact, 'email' | 'phone'>;

export type Fact = readonly [label: string, value: string | false | null | undefined];

/** What every email to the office and to owners says: who, how to reach them, about what, and where to go on. */
export interface EmailParts {
  /** Such as "Dear Meera,"; the office gets none. */
  greeting?: string;
  /** What happened and what to do about it. */
  lead?: string;
  who?: Contact;
  about?: readonly Fact[];
  /** Somebody's own words, as they were written. */
  message?: string;
  /** The screen to go on with; `url` is absolute. */
  link: { label: string; url: string };
  /** To owners: how to reach us. */
  office?: OfficeContact;
}

/** Text that somebody typed, in one line of an email. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export const contactFacts = ({ name, email, phone }: Contact): Fact[] => [
  ['Name', name],
  ['Email', email],
  ['Phone', phone || 'not given'],
];

const factLines = (facts: readonly Fact[]) =>
  facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : [])).join('\n');

const reachLine = ({ email, phone }: OfficeContact) =>
  `Questions? Reply to this email${phone ? `, write to ${email} or call ${phone}` : ` or write to ${email}`}.`;

/** The text of an email, in the one shape that all of them have. */
export function emailText({ greeting, lead, who, about = [], message, link, office }: EmailParts): string {
  const facts = factLines([...(who ? contactFacts(who) : []), ...about]);
  return [greeting, lead, facts, message, `${link.label}:\n${link.url}`, office && reachLine(office), brand]
    .filter(Boolean)
    .join('\n\n');
}
