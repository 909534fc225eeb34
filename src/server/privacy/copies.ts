import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { withWholeLines } from '../email/calendar';

/** What stands where a person's data was. */
const mark = '[erased]';
const shortestLine = 8;

/** A text as emails repeat it: whole, on one line, or line by line; in calendar entries with escaped signs. */
function formsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= shortestLine);
  const forms = [text, text.replace(/\s+/g, ' '), ...lines];
  return [...forms, ...forms.map((form) => form.replace(/[\\;,]/g, '\\$&'))];
}

// under the flag `u`, an escaped hyphen would be an error
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What emails to others may repeat of a person. */
export interface Copies {
  texts: readonly string[];
  /** The addresses of those others, in small letters: an email to anyone else has the same words by chance. */
  recipients: readonly string[];
}

/** Finds the texts as whole words, the longest first. */
function finderOf({ texts }: Copies): RegExp {
  const forms = [...new Set(texts.flatMap(formsOf))].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Replaces a person's texts in emails to others, such as the name in "New enquiry from …". */
export async function markCopies(tx: Queryable, copies: Copies): Promise<void> {
  if (copies.texts.length === 0) return;
  const finder = finderOf(copies);
  const patterns = [...new Set(copies.texts.flatMap(formsOf))].map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const found = await tx.rows<
    Record<'replyTo' | 'subject' | 'body' | 'calendar' | 'html' | 'failure', string> & { id: number }
  >(sql`
    select id, reply_to as "replyTo", subject, body, calendar, html, coalesce(failure, '') as failure from mail
    where lower(recipient) = any(${copies.recipients}::text[]) and not sealed
      and concat_ws(' ', reply_to, subject, body, calendar, html, failure) ilike any(${patterns}::text[]) for update`);
  for (const { id, ...email } of found) {
    const marked = (text: string) => text.replace(finder, mark);
    const [subject, body, html, failure] = [email.subject, email.body, email.html, email.failure].map(marked);
    // a folded line may part a name
    const calendar = email.calendar && withWholeLines(email.calendar, marked);
    const isReachedBy = email.replyTo.replace(finder, mark) !== email.replyTo;
    await tx.run(sql`
      update mail set reply_to = ${isReachedBy ? '' : email.replyTo}, subject = ${subject}, body = ${body}, calendar = ${calendar}, html = ${html}, failure = nullif(${failure}, '') where id = ${id}`);
  }
}

const recipientOf = (email: string) => /^To: (?:[^\r\n]*<)?([^\s<>]+)/im.exec(email)?.[1]?.toLowerCase() ?? '';

/** Deletes emails that were stored as files, without a mail server, to a person or about them. */
export async function removeEmailFiles(dataDir: string, addresses: readonly string[], copies: Copies): Promise<void> {
  const finder = copies.texts.length > 0 ? new RegExp(finderOf(copies).source, 'iu') : undefined;
  const folder = path.join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    const to = recipientOf(text);
    const isAbout = copies.recipients.includes(to) && finder?.test(`${text}\n${text.replace(/\s+/g, ' ')}`);
    if (addresses.includes(to) || isAbout) await rm(file, { force: true });
  }
}
