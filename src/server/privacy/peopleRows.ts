import * as messages from '@messages/server/privacy';
import sql from 'sql-template-tag';
import type { Person } from './person';
import { type PersonalRows, anyOf, byAccount, fileRows, none, sender } from './personalRows';

/** What the office keeps of the person: by the account, or by an address of theirs where nobody else has an account. */
const people = ({ accountId, addresses }: Person) => sql`(
  select person_id from person_account where account_id = ${accountId}
  union select a.person_id from person_address a where a.kind = 'email' and a.address = ${anyOf(addresses)}
    and not exists (select from person_account o where o.person_id = a.person_id and o.account_id <> ${accountId}))`;

/** Addresses that the person gave: others may share the contact, such as a family its number. */
const given = (person: Person) => sql`(t.kind = 'email' and t.address = ${anyOf(person.addresses)}
  or t.kind = 'phone' and t.address in (select phone_e164 from account where id = ${person.accountId}
    union select e.phone_e164 from enquiry e where ${sender(person, sql`e`)}
    union select v.phone_e164 from visit v where ${sender(person, sql`v`)}))`;

const names = (person: Person) => sql`
  select lower(name) from account where id = ${person.accountId} union select lower(e.name) from enquiry e where ${sender(person, sql`e`)}
  union select lower(v.name) from visit v where ${sender(person, sql`v`)}`;
const otherName = sql`(
  select o.name from enquiry o where o.person_id = t.id and o.name <> t.name order by o.id limit 1)`;

/** The person as a contact of the office, before the rows by which they are found. */
export const peopleRows: readonly PersonalRows[] = [
  ...fileRows(
    'contacts',
    'contact-from-files',
    (person, row) => sql`${row}.subject_id in (select person_id from ${people(person)} own
      union select gone_id from person_merge where kept_id in ${people(person)})`,
  ),
  {
    table: 'imported_person',
    of: (person) => sql`t.person_id in ${people(person)}`,
    personal: ['reference'],
    export: { file: 'contact-references', order: ['id'] },
    erase: 'delete',
  },
  {
    table: 'person_note',
    of: (person) => sql`t.person_id in ${people(person)}`,
    personal: ['body', 'author_name'],
    export: { file: 'contact-notes', beside: ['kind', 'created_at'], without: ['author_name'], order: ['id'] },
    erase: 'delete',
  },
  {
    table: 'person_note',
    of: ({ accountId }) => sql`t.author_id = ${accountId}`,
    personal: ['author_name'],
    export: { withheld: messages.notesAreAboutOthers },
    erase: { set: { author_name: sql`'A former colleague'` } },
  },
  {
    table: 'person_merge',
    of: (person) => sql`t.kept_id in ${people(person)}`,
    personal: ['gone', 'moved', 'fields_before', 'fields_after'],
    export: { withheld: messages.contactsAreOfOthers },
    erase: 'delete',
  },
  {
    table: 'person_merge',
    of: ({ accountId }) => sql`t.merged_by = ${accountId}`,
    personal: [],
    export: { withheld: messages.contactsAreOfOthers },
    erase: { set: { merged_by: none } },
  },
  {
    table: 'person_match',
    of: (person) =>
      sql`(t.person_id in ${people(person)} or t.other_id in ${people(person)} or t.address = ${anyOf(person.addresses)})`,
    personal: ['address'],
    export: { withheld: messages.contactsAreOfOthers },
    erase: 'delete',
  },
  {
    table: 'person_address',
    of: given,
    personal: ['address'],
    export: { file: 'contact-addresses', beside: ['kind', 'confirmed'], order: ['kind', 'address'] },
    // with the person, who is found by them, or below
    erase: { kept: messages.goesWithTheContact },
  },
  {
    table: 'person',
    of: (person) => sql`t.id in ${people(person)}`,
    personal: ['name', 'other_names', 'language', 'zone', 'tags', 'lost_reason', 'next_step'],
    export: {
      file: 'contact',
      beside: ['id', 'state', 'next_step_on', 'last_contact_at', 'created_at'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'person',
    of: ({ accountId }) => sql`t.agent_id = ${accountId}`,
    personal: [],
    export: { withheld: messages.contactsAreOfOthers },
    erase: { set: { agent_id: none } },
  },
  {
    // another person's contact, known by a number that both gave: it is named after the other one
    table: 'person',
    of: (person) => sql`t.id in (select e.person_id from enquiry e where ${sender(person, sql`e`)}
      union select v.person_id from visit v where ${sender(person, sql`v`)}) and lower(t.name) in (${names(person)})`,
    personal: ['name'],
    export: { withheld: messages.contactsAreOfOthers },
    erase: { set: { name: sql`coalesce(${otherName}, '')` } },
  },
  {
    table: 'person_address',
    of: (person) => sql`(${given(person)}) and not (t.kind = 'phone' and exists (
      select from enquiry o where o.phone <> '' and phone_digits(o.phone) = phone_digits(t.address) and (${sender(person, sql`o`)}) is not true))`,
    personal: ['address'],
    export: { withheld: messages.contactsAreOfOthers },
    erase: 'delete',
  },
  {
    table: 'person_account',
    of: byAccount,
    personal: [],
    export: { file: 'contact-account', beside: ['person_id'], order: ['person_id'] },
    erase: 'delete',
  },
];
