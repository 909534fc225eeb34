import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { asParameter, asValue, withWholeLines } from '../email/calendar';
import { escapeHtml } from '../lib/escapeHtml';

/** What stands where a person's data was. */
const mark = '[erased]';
const shortestLine = 8;

/** As HTML and as a value of a calendar entry (RFC 5545); a name there is a parameter, too. */
const inMarkup = (text: string) => [escapeHtml(text), asValue(text), asParameter(text)];

/** A text as emails repeat it: whole, on one line, or line by line. */
function formsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= shortestLine);
  const plain = [text, text.replace(/\s+/g, ' '), ...lines];
  return [...plain, ...plain.flatMap(inMarkup)].filter((form) => form !== '');
}

/** What emails to others may repeat of a person. */
export interface Copies {
  texts: readonly string[];
  /** The addresses of those others, in small letters: an email to anyone else has the same words by chance. */
  recipients: readonly string[];
}

/** In small letters, each at its place: those that would change a text's length stay. */
function folded(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');
}

const isInWord = (text: string, start: number, end: number) =>
  /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) || /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));

/**
 * Where the texts stand as whole words, the longest first, each place once. By comparison: one expression of all the
 * texts that an account may have takes minutes to compile.
 */
function placesOf(forms: readonly string[], text: string): [start: number, end: number][] {
  const [searched, places] = [folded(text), [] as [number, number][]];
  for (const form of forms)
    for (let start = searched.indexOf(form); start >= 0; start = searched.indexOf(form, start + 1)) {
      const end = start + form.length;
      const isTaken = places.some(([from, to]) => start < to && end > from);
      if (!isTaken && !isInWord(text, start, end)) places.push([start, end]);
    }
  return places.sort(([one], [other]) => one - other);
}

function marked(forms: readonly string[], text: string): string {
  let [result, read] = ['', 0];
  for (const [start, end] of placesOf(forms, text)) {
    result += text.slice(read, start) + mark;
    read = end;
  }
  return result + text.slice(read);
}

const allForms = (texts: readonly string[]) => [...new Set(texts.flatMap(formsOf))];
const searchedForms = (texts: readonly string[]) =>
  [...new Set(allForms(texts).map(folded))].sort((one, other) => other.length - one.length);

/** Replaces a person's texts in emails to others, such as the name in "New enquiry from …". */
export async function markCopies(tx: Queryable, copies: Copies): Promise<void> {
  if (copies.texts.length === 0) return;
  const forms = searchedForms(copies.texts);
  const patterns = allForms(copies.texts).map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found = await tx.rows<
    Record<'replyTo' | 'subject' | 'body' | 'calendar' | 'html' | 'failure', string> & { id: number }
  >(sql`
    select id, reply_to as "replyTo", subject, body, calendar, html, coalesce(failure, '') as failure from mail
    where lower(recipient) = any(${copies.recipients}::text[]) and not sealed
      and concat_ws(' ', reply_to, subject, body, regexp_replace(calendar, E'\\r\\n[ \\t]', '', 'g'), html, failure) ilike any(${patterns}::text[]) for update`);
  const withoutThem = (text: string) => marked(forms, text);
  for (const { id, ...email } of found) {
    const [subject, body, html, failure] = [email.subject, email.body, email.html, email.failure].map(withoutThem);
    // a folded line may part a name
    const calendar = email.calendar && withWholeLines(email.calendar, withoutThem);
    const isReachedBy = withoutThem(email.replyTo) !== email.replyTo;
    await tx.run(sql`
      update mail set reply_to = ${isReachedBy ? '' : email.replyTo}, subject = ${subject}, body = ${body}, calendar = ${calendar}, html = ${html}, failure = nullif(${failure}, '') where id = ${id}`);
  }
}

const recipientOf = (email: string) => /^To: (?:[^\r\n]*<)?([^\s<>]+)/im.exec(email)?.[1]?.toLowerCase() ?? '';

/** Deletes emails that were stored as files, without a mail server, to a person or about them. */
export async function removeEmailFiles(dataDir: string, addresses: readonly string[], copies: Copies): Promise<void> {
  const forms = searchedForms(copies.texts);
  const folder = path.join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    const to = recipientOf(text);
    const isAbout =
      copies.recipients.includes(to) && placesOf(forms, `${text}\n${text.replace(/\s+/g, ' ')}`).length > 0;
    if (addresses.includes(to) || isAbout) await rm(file, { force: true });
  }
}
