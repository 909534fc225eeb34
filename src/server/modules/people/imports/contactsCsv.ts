import type { Readable } from 'node:stream';
import type { AgentLanguage } from '@contract/agentLanguages';
import { importLimits } from '@contract/importLimits';
import type { PersonState } from '@contract/people';
import * as languageMessages from '@messages/contract/languages';
import * as messages from '@messages/server/contactImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { exportedRows, notesCell, rowsAtOnce } from '../../../imports/exportedRows';
import { phoneCell } from '../../../lib/csv';
import { indiaTime } from '../../../lib/indiaDays';
import { type PeopleFilter, colleagueName, conditionsOf } from '../peopleStore';
import { type ContactField, contactFields } from './contactHeadings';
import { notesOf } from './contactRows';
import { listCell } from './lists';

interface ExportedPerson {
  id: number;
  reference: string;
  name: string;
  other_names: string[];
  emails: string[];
  phones: string[];
  language: AgentLanguage | '';
  zone: string;
  tags: string[];
  state: PersonState;
  agent: string;
  last_contact_at: Date;
  notes: string[];
}

/** In an order that a contact who is brought in again has, too: not the proved address first. */
const addresses = (kind: 'email' | 'phone') =>
  sql`array(select a.address from person_address a where a.person_id = p.id and a.kind = ${kind} order by a.address)`;

const nextPeople = (queryable: Queryable, filter: PeopleFilter, { after, now }: { after: number; now: Date }) =>
  queryable.rows<ExportedPerson>(sql`
    select p.id, coalesce((select i.reference from imported_person i where i.person_id = p.id order by i.id limit 1), '') as reference,
      p.name, p.other_names, ${addresses('email')} as emails, ${addresses('phone')} as phones, p.language, p.zone, p.tags, p.shown_state as state,
      coalesce(${colleagueName}, '') as agent, p.last_contact_at, ${notesOf} as notes
    from person p left join account g on g.id = p.agent_id
    where p.id > ${after} and ${conditionsOf(filter, now)} order by p.id limit ${rowsAtOnce}`);

/** The fields of our own files: those of others may have the name in two columns. */
type OwnField = Exclude<ContactField, 'last_name'>;
const ownFields = contactFields.filter((field): field is OwnField => field !== 'last_name');

function cellsOf(person: ExportedPerson): Readonly<Record<OwnField, string>> {
  const [email = '', ...otherEmails] = person.emails;
  const [phone = '', ...otherPhones] = person.phones.map((number) => phoneCell('', number));
  return {
    external_id: person.reference,
    name: person.name,
    // names may hold commas
    other_names: person.other_names.join('; '),
    email,
    other_emails: otherEmails.join(', '),
    phone,
    other_phones: otherPhones.join(', '),
    language: person.language && languageMessages.languageNames[person.language],
    zone: person.zone,
    tags: listCell(person.tags),
    state: messages.states[person.state],
    agent: person.agent,
    last_contact: indiaTime(person.last_contact_at),
    notes: notesCell(person.notes, importLimits.cell),
  };
}

/** Contacts as a file for spreadsheets that can be brought in again. Times are India's. */
export const contactsCsv = (queryable: Queryable, filter: PeopleFilter, now: Date): Promise<Readable> =>
  exportedRows({
    fields: ownFields,
    labels: messages.labels,
    next: (after) => nextPeople(queryable, filter, { after, now }),
    cellsOf,
  });
