import type { OfficeNewsletter, OfficeNewsletterRow, Subscriber } from '@contract/officeNewsletters';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';

type Row = Omit<OfficeNewsletterRow, 'saved_at' | 'sent_at' | 'delivery'> & {
  saved_at: Date;
  sent_at: Date | null;
  delivered: number;
  waiting: number;
  failed: number;
};

const columns = sql`
  n.id, n.version, n.subject, n.state, n.saved_at, n.sent_at,
  (select count(*)::int from mail where newsletter_id = n.id and mail.sent_at is not null) as delivered,
  (select count(*)::int from mail where newsletter_id = n.id and mail.sent_at is null and failure is null) as waiting,
  (select count(*)::int from mail where newsletter_id = n.id and mail.sent_at is null and failure is not null) as failed`;

const toRow = <Given extends Row>({ saved_at, sent_at, delivered, waiting, failed, ...row }: Given) => ({
  ...row,
  saved_at: saved_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
  delivery: { delivered, waiting, failed },
});

/** Drafts, then the latest. */
export async function listNewsletters(
  queryable: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ newsletters: OfficeNewsletterRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(
      sql`select ${columns} from newsletter n order by n.sent_at desc nulls first, n.id desc limit ${limit} offset ${offset}`,
    ),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from newsletter`),
  ]);
  return { newsletters: rows.map(toRow), total: counted?.total ?? 0 };
}

export async function findNewsletter(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<OfficeNewsletter | undefined> {
  const row = await queryable.row<Row & { content: string; subscribers: number }>(sql`
    select ${columns}, n.content,
      (select count(*)::int from newsletter_subscriber where confirmed_at is not null) as subscribers
    from newsletter n where n.id = ${id} ${lock ? sql`for update of n` : empty}`);
  return row && toRow(row);
}

interface NewsletterText {
  subject: string;
  content: string;
}

/** The new draft's id; undefined when this client id was used before. */
export async function addNewsletter(
  tx: Queryable,
  clientId: string,
  { subject, content }: NewsletterText,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into newsletter (client_id, subject, content) values (${clientId}, ${subject}, ${content})
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}

export async function newsletterOf(queryable: Queryable, clientId: string): Promise<number | undefined> {
  return (await queryable.row<{ id: number }>(sql`select id from newsletter where client_id = ${clientId}`))?.id;
}

export async function saveNewsletter(tx: Queryable, id: number, { subject, content }: NewsletterText): Promise<void> {
  await tx.run(sql`update newsletter set subject = ${subject}, content = ${content} where id = ${id}`);
}

export async function deleteNewsletter(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from newsletter where id = ${id}`);
}

/** From now on `queueBatch` puts its emails into the outbox. */
export async function beginSending(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.run(sql`update newsletter set state = 'sending', sent_at = ${now} where id = ${id}`);
}

/** The next newsletter that is being sent, locked; one that another process works on is skipped. */
export async function lockSending(
  tx: Queryable,
): Promise<(NewsletterText & { id: number; after_subscriber: number }) | undefined> {
  return tx.row(sql`
    select id, subject, content, after_subscriber from newsletter where state = 'sending' order by id limit 1 for update skip locked`);
}

/** Confirmed subscribers after one, in order. */
export async function subscribersAfter(
  queryable: Queryable,
  after: number,
  limit: number,
): Promise<{ id: number; email: string }[]> {
  return queryable.rows(sql`
    select id, email from newsletter_subscriber where confirmed_at is not null and id > ${after} order by id limit ${limit}`);
}

/** Marks people as recipients; returns those who were none yet. */
export async function addRecipients(
  tx: Queryable,
  newsletterId: number,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ hash: string }>(sql`
    insert into newsletter_recipient (newsletter_id, address_hash) select ${newsletterId}, unnest(${[...hashes]}::text[])
    on conflict do nothing returning address_hash as hash`);
  return new Set(rows.map(({ hash }) => hash));
}

/** `after`: the last subscriber that was reached; null when there was none left. */
export async function moveOn(tx: Queryable, id: number, after: number | null): Promise<void> {
  await tx.run(
    after === null
      ? sql`update newsletter set state = 'sent' where id = ${id}`
      : sql`update newsletter set after_subscriber = ${after} where id = ${id}`,
  );
}

type SubscriberRow = Omit<Subscriber, 'created_at' | 'confirmed_at'> & { created_at: Date; confirmed_at: Date | null };

const toSubscriber = ({ created_at, confirmed_at, ...row }: SubscriberRow): Subscriber => ({
  ...row,
  created_at: created_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
});

/** The newest first. */
export async function listSubscribers(
  queryable: Queryable,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = search ? sql`where email ilike ${part}` : empty;
  const [rows, counted] = await Promise.all([
    queryable.rows<SubscriberRow>(
      sql`select id, email, created_at, confirmed_at from newsletter_subscriber ${where} order by id desc limit ${limit} offset ${offset}`,
    ),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from newsletter_subscriber ${where}`),
  ]);
  return { subscribers: rows.map(toSubscriber), total: counted?.total ?? 0 };
}

/** Every confirmed subscriber, in the order in which they subscribed. */
export async function listConfirmed(queryable: Queryable): Promise<Subscriber[]> {
  const rows = await queryable.rows<SubscriberRow>(
    sql`select id, email, created_at, confirmed_at from newsletter_subscriber where confirmed_at is not null order by id`,
  );
  return rows.map(toSubscriber);
}
