import type { AgentLanguage } from '@contract/agentLanguages';
import { limits } from '@contract/limits';
import { officeLimits } from '@contract/officeLimits';
import type { PersonState } from '@contract/people';
import { phoneTexts } from '@contract/phoneText';
import { Email, Phone, text } from '@contract/shared';
import * as messages from '@messages/server/contactImports';
import * as people from '@messages/server/people';
import type { Finding, GivenCells } from '../../../imports/importKind';
import { type CellSchema, readPastMoment, readText, sayingCells } from '../../../imports/readCells';
import { e164Of } from '../../../lib/phones';
import { monthsBefore, retention } from '../../../lib/retention';
import type { ContactField } from './contactHeadings';
import { listIn } from './lists';
import { readZone } from '../readZone';

/** A row of a file as a contact; undefined and empty where it says nothing. */
export interface Contact {
  /** The agency's own name of it. */
  reference: string | undefined;
  name: string | undefined;
  otherNames: readonly string[];
  /** In small letters. */
  emails: readonly string[];
  /** In E.164. */
  phones: readonly string[];
  language: AgentLanguage | undefined;
  zone: string | undefined;
  tags: readonly string[];
  state: PersonState | undefined;
  agent: number | undefined;
  lastContact: Date | undefined;
  notes: string | undefined;
}

const referenceLimit = 80;
const { contact: contactLimits } = officeLimits;
const nameSchema = text(limits.name.max);

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const isText = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Reads each part of a cell; what is wrong with any of them is among the findings. */
function readEach(
  given: GivenCells,
  { field, split, schema }: { field: ContactField; split: RegExp; schema: CellSchema },
  errors: Finding[],
): string[] {
  const parts = (given[field] ?? '').split(split).filter((part) => part.trim() !== '');
  return parts.flatMap((part) => readText({ field, schema, text: part }, errors) ?? []);
}

/** The numbers of a cell in E.164. */
function readPhones(given: GivenCells, field: 'phone' | 'other_phones', errors: Finding[]): string[] {
  const typed = readEach(given, { field, split: /[,;|\n]+/, schema: Phone }, errors);
  return typed.flatMap(phoneTexts).flatMap(({ number }) => {
    const phone = e164Of(number);
    if (phone === null) errors.push({ field, message: messages.countryIsUnclear(number) });
    return phone ?? [];
  });
}

/** The tags of a cell, each once however it is written. */
function readTags(given: GivenCells, errors: Finding[]): string[] {
  const tags = unique(listIn(given.tags));
  if (tags.some(({ length }) => length > contactLimits.tag))
    errors.push({ field: 'tags', message: messages.tagIsTooLong(contactLimits.tag) });
  if (tags.length > contactLimits.tags)
    errors.push({ field: 'tags', message: messages.tooManyTags(contactLimits.tags) });
  return tags;
}

function readLastContact({ last_contact: cell }: GivenCells, now: Date, errors: Finding[]): Date | undefined {
  if (cell === undefined) return undefined;
  const at = readPastMoment({ field: 'last_contact', text: cell, now }, errors);
  // it would be erased again at once
  if (at && at < monthsBefore(now, retention.enquiryMonths))
    errors.push({ field: 'last_contact', message: messages.thisIsTooOld(retention.enquiryMonths) });
  return at;
}

function readNamedZone({ zone: cell }: GivenCells, errors: Finding[]): string | undefined {
  const zone = cell === undefined ? undefined : readZone(cell);
  if (cell !== undefined && zone === undefined) errors.push({ field: 'zone', message: people.zoneIsUnknown });
  return zone;
}

/** Reads a row as a contact, with everything that is wrong with it. */
export function readContact(row: GivenCells, now: Date): { contact: Contact; errors: Finding[] } {
  const given = sayingCells(row);
  const errors: Finding[] = [];
  const read = (field: ContactField, schema: CellSchema, cell = given[field]) =>
    cell === undefined ? undefined : readText({ field, schema, text: cell }, errors);
  const wholeName = [given.name, given.last_name].filter(isText).join(' ').replace(/\s+/g, ' ');
  const emails = (['email', 'other_emails'] as const).flatMap((field) =>
    readEach(given, { field, split: /[\s,;|]+/, schema: Email }, errors),
  );
  const phones = (['phone', 'other_phones'] as const).flatMap((field) => readPhones(given, field, errors));
  const contact: Contact = {
    reference: read('external_id', text(referenceLimit)),
    name: read('name', nameSchema, wholeName || undefined),
    otherNames: unique(readEach(given, { field: 'other_names', split: /[;|\n]+/, schema: nameSchema }, errors)),
    emails: unique(emails.map((email) => email.toLowerCase())),
    phones: unique(phones),
    language: given.language as AgentLanguage | undefined,
    zone: readNamedZone(given, errors),
    tags: readTags(given, errors),
    state: given.state as PersonState | undefined,
    agent: given.agent === undefined ? undefined : Number(given.agent),
    lastContact: readLastContact(given, now, errors),
    notes: given.notes,
  };
  const reached = [given.external_id, given.email, given.other_emails, given.phone, given.other_phones];
  if (!reached.some(isText)) errors.push({ field: null, message: messages.sayHowToReachThem });
  return { contact, errors };
}
