import { createHash, randomUUID } from 'node:crypto';
import { EnquiryState } from '@contract/enquiries';
import * as enquiries from '@messages/server/enquiries';
import * as messages from '@messages/server/leadImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { headingKey } from '../../../imports/columns';
import {
  type GivenCells,
  type ImportedKind,
  type KindField,
  type OpenKind,
  type Written,
  refusedRow,
} from '../../../imports/importKind';
import { cellText } from '../../../imports/exportedRows';
import { choiceNamed, colleagueChoices, kindFields } from '../../../imports/kindFields';
import { type RowValues, differing, pick } from '../../../imports/rowValues';
import { accountNamed, answeringAccounts, lockAnswering } from '../../../lib/agents';
import { e164Of, storedE164 } from '../../../lib/phones';
import { badField } from '../../../lib/problem';
import { addMessage } from '../officeEnquiriesStore';
import { leadFields, leadHeadings } from './leadHeadings';
import { bareNumber } from './leadPhones';
import { findImported, findListing, isAbout, lockLead, noteClientId, setColumns, setLead } from './leadRows';
import { type Lead, readLead } from './readLead';
import { undoLead } from './undoLead';

/** Every field that a column can fill. */
const fieldsOf = (staff: readonly { id: number; name: string }[]): KindField[] =>
  kindFields(
    leadFields,
    {
      labels: messages.labels,
      headings: leadHeadings,
      examples: { ...messages.examples, assignee: staff[0]?.name },
      choices: {
        state: EnquiryState.options.map((value) => ({ value, label: messages.states[value] })),
        assignee: colleagueChoices(staff),
      },
    },
    (name) => (name === 'received' ? { isDate: true } : {}),
  );

/** What agencies call the states of a lead. */
const stateWords: readonly (readonly [EnquiryState, RegExp])[] = [
  ['closed', /\b(?:closed|lost|dead|won|booked|sold|junk|spam|invalid|not interested|dropped|done|converted)\b|बंद/i],
  [
    'answered',
    /\b(?:answered|contacted|follow(?:ed)?[ -]?up|warm|hot|in progress|open|visit\w*|called|replied|active)\b/i,
  ],
  ['new', /\b(?:new|fresh|untouched|pending|unassigned|cold)\b|नया|नवीन/i],
];

/** The choice that a value names, or usually means. */
const meaningOf = (fields: readonly KindField[], name: string, value: string): string | undefined =>
  choiceNamed(fields, name, value) ??
  (name === 'state' ? stateWords.find(([, words]) => words.test(value))?.[0] : undefined);

/** The agency's own name of an enquiry, or else who sent it, when and about what. */
function keyOf(given: GivenCells): { key: string; isOwn: boolean } {
  if (given.reference !== undefined) return { key: given.reference, isOwn: true };
  const phone = given.phone === undefined ? '' : (e164Of(given.phone) ?? headingKey(given.phone));
  const said = [given.email?.toLowerCase(), phone, given.received, given.listing, given.message];
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return { key: `~${hash.slice(0, 32)}`, isOwn: false };
}

/** The columns that a row sets; what it says nothing about is left out. */
async function columnsFor(tx: Queryable, { name, email, phone, message, listing }: Lead): Promise<RowValues> {
  const found = listing === undefined ? undefined : await findListing(tx, listing);
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone, phone_e164: storedE164(phone) }),
    ...(message !== undefined && { message }),
    ...(listing !== undefined && { property_title: found?.title ?? listing }),
    ...(found && { kind: 'property', property_id: found.id }),
  };
}

type By = Parameters<OpenKind['write']>[2];

/** Belongs to the office alone, has no time in which a reply is due, and tells nobody. */
async function make(tx: Queryable, lead: Lead, { key, actorId }: By, now: Date): Promise<Written> {
  const at = lead.received ?? now;
  const columns = await columnsFor(tx, lead);
  if (lead.assignee !== undefined && !(await lockAnswering(tx, lead.assignee)))
    throw badField('assignee', enquiries.chooseOneOfTheAgents);
  const row = await tx.row<{ id: number }>(sql`
    insert into enquiry (client_id, kind, name, email, message, created_at, state, assignee_id, channel)
    values (${`import-${randomUUID()}`}, 'contact', ${lead.name ?? messages.nameIsUnknown}, '', '', ${at}, ${lead.state ?? 'new'}, ${lead.assignee ?? null}, 'import')
    returning id`);
  const id = row?.id ?? 0;
  await setLead(tx, id, columns);
  await tx.run(sql`insert into imported_enquiry (reference, enquiry_id) values (${key}, ${id})`);
  if (lead.note !== undefined)
    await addMessage(tx, {
      enquiryId: id,
      clientId: noteClientId(id),
      kind: 'note',
      author: await accountNamed(tx, actorId),
      text: lead.note,
      mailId: null,
      // of its time: a note of today would keep what is old for longer
      at,
    });
  return { subject: id, outcome: 'made', before: null, after: pick((await lockLead(tx, id)) ?? {}, setColumns) };
}

/** The columns without those that differ from what is stored only in how our own files write it. */
function withoutSaid(before: RowValues, columns: RowValues): RowValues {
  const said: Set<string> = new Set(
    (['name', 'email', 'message'] as const).filter((column) => cellText(String(before[column])) === columns[column]),
  );
  if (bareNumber(String(before.phone)) === bareNumber(String(columns.phone))) said.add('phone').add('phone_e164');
  return Object.fromEntries(Object.entries(columns).filter(([column]) => !said.has(column)));
}

/** Changes what differs of the person and the text; status and colleague are the office's since it was made. */
async function change(tx: Queryable, id: number, lead: Lead): Promise<Written> {
  const before = (await lockLead(tx, id)) ?? {};
  const { listing, ...others } = lead;
  const isSaid = listing !== undefined && (await isAbout(tx, id, listing));
  const wanted = withoutSaid(before, await columnsFor(tx, isSaid ? others : lead));
  const columns = differing(before, { ...before, ...wanted }, setColumns);
  if (columns.length === 0) return { subject: id, outcome: 'same', before: null, after: {} };
  await setLead(tx, id, pick(wanted, columns));
  const after = (await lockLead(tx, id)) ?? {};
  return { subject: id, outcome: 'changed', before: pick(before, columns), after: pick(after, columns) };
}

/** Enquiries that people sent to the agency in other ways, as the office keeps them. */
export const leadImports: ImportedKind = {
  kind: 'leads',
  open: async (queryable, now): Promise<OpenKind> => {
    const fields = fieldsOf(await answeringAccounts(queryable));
    return {
      fields,
      meaningOf: (field, value) => meaningOf(fields, field, value),
      keyOf,
      check: (given) => readLead(given, now),
      write: async (tx, given, by) => {
        const { lead, errors } = readLead(given, now);
        if (errors.length > 0) throw refusedRow(errors);
        const known = await findImported(tx, by.key);
        return known === undefined ? make(tx, lead, by, now) : change(tx, known, lead);
      },
      undo: undoLead,
    };
  },
  titlesOf: async (queryable, ids) => {
    const rows = await queryable.rows<{ id: number; name: string }>(
      sql`select id, name from enquiry where id = any(${[...ids]}::int[])`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
};
