import { createHash, randomUUID } from 'node:crypto';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/server/contactImports';
import * as people from '@messages/server/people';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import {
  type GivenCells,
  type ImportedKind,
  type OpenKind,
  type Written,
  refusedRow,
} from '../../../imports/importKind';
import { sayingCells } from '../../../imports/readCells';
import { type RowValues, differing, pick } from '../../../imports/rowValues';
import { accountNamed, answeringAccounts, lockAnswering } from '../../../lib/agents';
import { badField } from '../../../lib/problem';
import { lockPeople } from '../joinPeople';
import { addNote } from '../timelineStore';
import { fieldsOf, meaningOf } from './contactFields';
import {
  type Added,
  type NewContact,
  addAddresses,
  addReference,
  findContact,
  hasNotes,
  insertContact,
  lockContact,
  ofStaff,
  setColumns,
  setContact,
} from './contactRows';
import { type Contact, readContact } from './readContact';
import { undoContact } from './undoContact';

const { contact: contactLimits } = officeLimits;

const nameKey = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
/** Names without those that are only written another way than an earlier one, or than the first one of all. */
function otherNames(names: readonly string[], first: string): string[] {
  const seen = new Set(['', nameKey(first)]);
  return names.filter((name) => {
    const key = nameKey(name);
    return !seen.has(key) && seen.add(key);
  });
}

/** The agency's own name of a contact, or else how they are reached. */
function keyOf(row: GivenCells): { key: string; isOwn: boolean } {
  const given = sayingCells(row);
  if (given.external_id !== undefined) return { key: given.external_id, isOwn: true };
  const said = [given.email, given.other_emails, given.phone, given.other_phones];
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return { key: `~${hash.slice(0, 32)}`, isOwn: false };
}

/** The addresses of a row, each with the field that gives it. */
function addressesOf(given: GivenCells, now: Date): { field: string; address: string }[] {
  const of = (field: string) => {
    const { contact } = readContact({ [field]: given[field] ?? '' }, now);
    return [...contact.emails, ...contact.phones].map((address) => ({ field, address }));
  };
  return ['email', 'other_emails', 'phone', 'other_phones'].flatMap((field) =>
    given[field] === undefined ? [] : of(field),
  );
}

/** Values of a new person. Who is new is so until something happens. */
const newContact = ({ name = '', otherNames: others, language, zone, tags, agent, state }: Contact): NewContact => ({
  name,
  other_names: otherNames(others, name),
  language: language ?? '',
  zone: zone ?? '',
  tags,
  agent_id: agent ?? null,
  state: state === undefined || state === 'new' ? null : state,
});

/**
 * Values of a person who is there: names and tags are added, and a name that is known already changes nothing. An agent
 * and a state that they have are the office's.
 */
function changedColumns(before: RowValues, contact: Contact): RowValues {
  const { name: given = '', language, zone, agent, state } = contact;
  const [name, others] = [before.name as string, before.other_names as string[]];
  const isKnown = given === '' || [name, ...others].some((one) => nameKey(one) === nameKey(given));
  const isOpen = before.state === null && before.shown_state === 'new' && state !== undefined && state !== 'new';
  const tags = [...new Set([...(before.tags as string[]), ...contact.tags])];
  if (tags.length > contactLimits.tags)
    throw refusedRow([{ field: 'tags', message: messages.tooManyTags(contactLimits.tags) }]);
  const next = isKnown ? name : given;
  return {
    name: next,
    other_names: otherNames([...others, ...(isKnown ? [] : [name]), ...contact.otherNames], next),
    language: language ?? before.language,
    zone: zone ?? before.zone,
    tags,
    agent_id: before.agent_id ?? agent ?? null,
    state: isOpen ? state : before.state,
  };
}

/** What a row is written with. */
interface Writing {
  contact: Contact;
  /** Who brings the row in. */
  author: { id: number; name: string };
  now: Date;
}

/** Adds addresses, the name in the agency's files and notes that a person does not have yet. */
async function addTo(
  tx: Queryable,
  id: number,
  { contact, author, now }: Writing,
  { isNew }: { isNew: boolean },
): Promise<Added> {
  const { reference, notes } = contact;
  const added: Added = { ...(await addAddresses(tx, id, contact)), references: [], notes: [] };
  if (reference !== undefined && (await addReference(tx, id, reference))) added.references.push(reference);
  if (notes === undefined || (!isNew && (await hasNotes(tx, id, notes)))) return added;
  const clientId = `import-note-${randomUUID()}`;
  // of its time: a note of today would keep what is old for longer
  const at = contact.lastContact ?? now;
  await addNote(tx, { personId: id, clientId, kind: 'note', author, text: notes, at });
  added.notes.push(clientId);
  return added;
}

async function make(tx: Queryable, writing: Writing): Promise<Written> {
  const { contact, now } = writing;
  const made = newContact(contact);
  const id = await insertContact(tx, made, { at: contact.lastContact ?? now, now });
  const added = await addTo(tx, id, writing, { isNew: true });
  return { subject: id, outcome: 'made', before: null, after: { ...made, ...ofStaff, added } };
}

async function change(tx: Queryable, id: number, before: RowValues, writing: Writing): Promise<Written> {
  const wanted = changedColumns(before, writing.contact);
  const columns = differing(before, { ...before, ...wanted }, setColumns);
  await setContact(tx, id, pick(wanted, columns), writing.now);
  const added = await addTo(tx, id, writing, { isNew: false });
  if (columns.length === 0 && Object.values(added).every(({ length }) => length === 0))
    return { subject: id, outcome: 'same', before: null, after: {} };
  return { subject: id, outcome: 'changed', before: pick(before, columns), after: { ...pick(wanted, columns), added } };
}

/** Writes rows of one transaction: one person at a time, so that nobody becomes two. */
function writerOf(now: Date): OpenKind['write'] {
  let before: { tx: Queryable; author: Writing['author'] } | undefined;
  return async (tx, given, { actorId }) => {
    const { contact, errors } = readContact(given, now);
    if (errors.length > 0) throw refusedRow(errors);
    if (before?.tx !== tx) {
      await lockPeople(tx);
      before = { tx, author: await accountNamed(tx, actorId) };
    }
    if (contact.agent !== undefined && !(await lockAnswering(tx, contact.agent)))
      throw badField('agent', people.chooseOneOfTheAgents);
    const writing = { contact, author: before.author, now };
    const id = await findContact(tx, contact);
    const known = id === undefined ? undefined : await lockContact(tx, id);
    return id === undefined || !known ? make(tx, writing) : change(tx, id, known, writing);
  };
}

/** People whom the agency knows from elsewhere, such as its address book. */
export const contactImports: ImportedKind = {
  kind: 'contacts',
  open: async (queryable, now): Promise<OpenKind> => {
    const fields = fieldsOf(await answeringAccounts(queryable));
    return {
      fields,
      meaningOf: (field, value) => meaningOf(fields, field, value),
      keyOf,
      addresses: { of: (given) => addressesOf(given, now), isShared: messages.isShared },
      check: (given) => ({ errors: readContact(given, now).errors, warnings: [] }),
      write: writerOf(now),
      undo: (tx, written) => undoContact(tx, written, now),
    };
  },
  titlesOf: async (queryable, ids) => {
    const rows = await queryable.rows<{ id: number; name: string }>(sql`
      select p.id, coalesce(nullif(p.name, ''), (select min(a.address) from person_address a where a.person_id = p.id), '') as name
      from person p where p.id = any(${[...ids]}::int[])`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
