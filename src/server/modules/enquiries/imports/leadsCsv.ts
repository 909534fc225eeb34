import type { Readable } from 'node:stream';
import type { EnquiryState } from '@contract/enquiries';
import { limits } from '@contract/limits';
import type { EnquiryChannel } from '@contract/officeEnquiries';
import * as enquiryLabels from '@messages/contract/enquiries';
import * as messages from '@messages/server/leadImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { cellText, exportedRows, notesCell, rowsAtOnce } from '../../../imports/exportedRows';
import { saysNothing } from '../../../imports/readCells';
import { indiaTime } from '../../../lib/indiaDays';
import { type OfficeEnquiryFilter, idsAfter } from '../officeEnquiriesStore';
import { type LeadField, leadFields } from './leadHeadings';
import { leadPhoneCell } from './leadPhones';

interface ExportedLead {
  id: number;
  reference: string;
  name: string;
  email: string;
  phone: string;
  phone_e164: string | null;
  message: string;
  created_at: Date;
  listing: string;
  state: EnquiryState;
  assignee: string;
  channel: EnquiryChannel;
  notes: string[];
}

/** Gives those a name that no file has named, so that the row is theirs again when it comes back, and nobody else's elsewhere. */
const nameForFiles = (queryable: Queryable, ids: readonly number[]) =>
  queryable.run(sql`
    insert into imported_enquiry (reference, enquiry_id)
    select 'E' || e.id || '-' || left(gen_random_uuid()::text, 8), e.id from enquiry e
    where e.id = any(${[...ids]}::int[]) and not exists (select from imported_enquiry i where i.enquiry_id = e.id)
    on conflict do nothing`);

async function nextLeads(
  queryable: Queryable,
  filter: OfficeEnquiryFilter,
  { after, now }: { after: number; now: Date },
): Promise<ExportedLead[]> {
  const ids = await idsAfter(queryable, filter, { after, limit: rowsAtOnce, now });
  await nameForFiles(queryable, ids);
  return queryable.rows<ExportedLead>(sql`
    select e.id, coalesce(i.reference, '') as reference, e.name, e.email, e.phone, e.phone_e164, e.message, e.created_at,
      coalesce(l.reference, p.title, e.property_title) as listing, e.state, coalesce(nullif(g.name, ''), g.username, '') as assignee, e.channel,
      array(select m.body from enquiry_message m where m.enquiry_id = e.id and m.kind = 'note' order by m.id) as notes
    from enquiry e left join imported_enquiry i on i.enquiry_id = e.id
      left join property p on p.id = e.property_id left join imported_listing l on l.property_id = p.id
      left join account g on g.id = e.assignee_id
    where e.id = any(${ids}::int[]) order by e.id`);
}

/** How an enquiry reached us, as a note would say it; empty where nobody knows more. */
const channelNote = (channel: EnquiryChannel): string =>
  channel === 'import' || channel === 'office' ? '' : messages.cameFrom(enquiryLabels.channels[channel]);

/** The cells of source and notes, from which an import makes one note: the source is its first line. */
function noteCells({ channel, notes: stored }: ExportedLead): { source: string; notes: string } {
  const most = limits.notes.max;
  const notes = notesCell(stored.map(cellText), most);
  const beginning = messages.cameFrom('');
  const withChannel = [channelNote(channel), notes].filter(Boolean).join('\n');
  const text = notes.startsWith(beginning) || withChannel.length > most ? notes : withChannel;
  const [first = '', ...others] = text.split('\n');
  const source = first.startsWith(beginning) ? first.slice(beginning.length).trim() : '';
  return saysNothing(source) ? { source: '', notes: text } : { source, notes: others.join('\n').trim() };
}

/** An import reads some words as nothing: they are left out, so that what it stores is what the file says. */
const said = (text: string): string => (saysNothing(cellText(text)) ? '' : text);

function cellsOf(lead: ExportedLead): Readonly<Record<LeadField, string>> {
  const { source, notes } = noteCells(lead);
  return {
    reference: lead.reference,
    name: lead.name === messages.nameIsUnknown ? '' : said(lead.name),
    email: lead.email,
    phone: leadPhoneCell(lead.phone, lead.phone_e164),
    message: said(lead.message),
    received: indiaTime(lead.created_at),
    listing: said(lead.listing),
    state: messages.states[lead.state],
    assignee: lead.assignee,
    source,
    notes: said(notes),
  };
}

/** Enquiries as a file for spreadsheets that can be brought in again, the oldest first. Times are India's. */
export const leadsCsv = (queryable: Queryable, filter: OfficeEnquiryFilter, now: Date): Promise<Readable> =>
  exportedRows({
    fields: leadFields,
    labels: messages.labels,
    next: (after) => nextLeads(queryable, filter, { after, now }),
    cellsOf,
  });
