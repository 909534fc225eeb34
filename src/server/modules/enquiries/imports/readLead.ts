import type { EnquiryState } from '@contract/enquiries';
import { importLimits } from '@contract/importLimits';
import { limits } from '@contract/limits';
import { Email, Phone, text } from '@contract/shared';
import * as enquiries from '@messages/server/enquiries';
import * as messages from '@messages/server/leadImports';
import type { Finding, GivenCells } from '../../../imports/importKind';
import { type CellSchema, readPastMoment, readText, sayingCells } from '../../../imports/readCells';
import { e164Of } from '../../../lib/phones';
import { monthsBefore, retention } from '../../../lib/retention';
import type { LeadField } from './leadHeadings';

const referenceLimit = 80;
const listingLimit = 200;

/** A row of a file as an enquiry. */
export interface Lead {
  /** Undefined where the row says nothing. */
  name?: string;
  email?: string;
  phone?: string;
  message?: string;
  /** By India's clock. */
  received?: Date;
  /** A listing as the file calls it. */
  listing?: string;
  state?: EnquiryState;
  assignee?: number;
  /** What staff read beside it: where it came from, and the file's notes. */
  note?: string;
}

interface ReadLead {
  lead: Lead;
  errors: Finding[];
  warnings: Finding[];
}

const schemas: Readonly<Partial<Record<LeadField, CellSchema>>> = {
  reference: text(referenceLimit),
  name: text(limits.name.max),
  email: Email,
  phone: Phone,
  // an email may be longer than what the site's forms take
  message: text(importLimits.cell),
  listing: text(listingLimit),
};

/** Several numbers in one cell, each with its extension, as `Phone` takes them: the first, and another behind a slash. */
const numbersIn = (cell: string) =>
  cell
    .split(/\s*[,;|\n]+(?!\s*ext)\s*/i)
    .slice(0, 2)
    .join(' / ');

/** Reads a row as an enquiry of somebody, with everything that is wrong with it. */
export function readLead(row: GivenCells, now: Date): ReadLead {
  const given: GivenCells = Object.fromEntries(
    Object.entries(sayingCells(row)).map(([field, cell]) => [field, field === 'phone' ? numbersIn(cell) : cell]),
  );
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const textOf = (field: LeadField): string | undefined => {
    const [text, schema] = [given[field], schemas[field]];
    return text === undefined || !schema ? text : readText({ field, schema, text }, errors);
  };
  textOf('reference');
  const [email, phone] = [textOf('email'), textOf('phone')];
  if (given.email === undefined && given.phone === undefined)
    errors.push({ field: null, message: enquiries.sayHowToReachThem });
  if (phone !== undefined && e164Of(phone) === null)
    warnings.push({ field: 'phone', message: messages.countryIsUnclear });
  const received =
    given.received === undefined ? undefined : readPastMoment({ field: 'received', text: given.received, now }, errors);
  if (received && received < monthsBefore(now, retention.enquiryMonths))
    errors.push({ field: 'received', message: messages.thisIsTooOld(retention.enquiryMonths) });
  const note = [given.source && messages.cameFrom(given.source), given.notes].filter(Boolean).join('\n');
  if (note.length > limits.notes.max)
    errors.push({ field: 'notes', message: messages.notesAreTooLong(limits.notes.max) });
  const read: { [Name in keyof Lead]: Lead[Name] | undefined } = {
    name: textOf('name'),
    email,
    phone,
    message: textOf('message'),
    received,
    listing: textOf('listing'),
    state: given.state as EnquiryState | undefined,
    assignee: given.assignee === undefined ? undefined : Number(given.assignee),
    note: note || undefined,
  };
  const lead = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as Lead;
  return { lead, errors, warnings };
}
