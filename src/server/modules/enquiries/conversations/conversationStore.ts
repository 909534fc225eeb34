import type { Conversation, ConversationLine, ConversationMessage } from '@contract/conversations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { type SubjectRow, subjectColumns, subjectJoins, withSubject } from '../enquirySubject';

/** What stands in a line of the list. */
const mostShown = 200;

interface Subject extends SubjectRow {
  id: number;
  name: string;
  created_at: Date;
}
/** Staff's own words about a call are not shown to the person. */
const ownMessage = sql`case when e.channel in ('site', 'email') then e.message else '' end`;

const toSubject = ({ created_at: at, ...row }: Subject) => ({ ...withSubject(row), created_at: at.toISOString() });

/** Who reads: the account that sent an enquiry, or whose confirmed address did. */
export interface ConversationReader {
  accountId: number;
  /** In small letters; null for none that is confirmed. */
  address: string | null;
}

/** The name of an author, without the address that the office sees beside it, or the beginning of an address alone. */
function nameIn(author: string, address: string): string {
  const beside = ` (${address})`;
  if (address === '' || !author.toLowerCase().endsWith(beside)) return author.replace(/@.*/, '');
  return author.slice(0, -beside.length);
}

interface LineRow extends Subject {
  latest_by: 'office' | 'person';
  latest_author: string;
  latest_address: string;
  latest_text: string;
  latest_at: Date;
}

const toLine = ({
  latest_by: from,
  latest_author: author,
  latest_address: address,
  latest_text: text,
  latest_at: at,
  ...row
}: LineRow): ConversationLine => ({
  ...toSubject(row),
  latest: { from, author: nameIn(author, address), text, created_at: at.toISOString() },
});

/** A reader's conversations, the latest first; of what staff entered, those in which we wrote. */
export async function listConversations(
  queryable: Queryable,
  { accountId, address }: ConversationReader,
  page: { limit: number; offset: number },
): Promise<{ conversations: ConversationLine[]; total: number }> {
  const own = sql`(select id from enquiry where account_id = ${accountId}
    union select id from enquiry where ${address}::text is not null and lower(email) = ${address})`;
  const shown = sql`e.id in ${own} and (e.channel in ('site', 'email')
    or exists (select from enquiry_message r where r.enquiry_id = e.id and r.kind = 'reply'))`;
  const [rows, counted] = await Promise.all([
    queryable.rows<LineRow>(sql`
      select e.id, ${subjectColumns}, e.name, e.created_at, case when m.kind = 'reply' then 'office' else 'person' end as latest_by, coalesce(m.author_name, e.name) as latest_author, coalesce(m.sent_from, '') as latest_address,
        left(coalesce(m.body, e.message), ${mostShown}) as latest_text, coalesce(m.created_at, e.created_at) as latest_at
      from enquiry e ${subjectJoins}
        left join lateral (select kind, author_name, sent_from, body, created_at from enquiry_message where enquiry_id = e.id and kind <> 'note' order by id desc limit 1) m on true
      where ${shown} order by latest_at desc, e.id desc limit ${page.limit} offset ${page.offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from enquiry e where ${shown}`),
  ]);
  return {
    conversations: rows.map(toLine),
    total: counted?.total ?? 0,
  };
}

type MessageRow = Omit<ConversationMessage, 'created_at'> & { created_at: Date; sent_from: string };
const messageColumns = sql`m.id, case when m.kind = 'reply' then 'office' else 'person' end as "from", m.author_name as author, m.body as text, m.created_at, m.left_out, m.sent_from`;
const toMessage = ({ sent_from: address, author, created_at: at, ...row }: MessageRow): ConversationMessage => ({
  ...row,
  author: nameIn(author, address),
  created_at: at.toISOString(),
});

/** One of the messages that the person may read. */
export async function findConversationMessage(
  queryable: Queryable,
  id: number,
): Promise<ConversationMessage | undefined> {
  const row = await queryable.row<MessageRow>(
    sql`select ${messageColumns} from enquiry_message m where m.id = ${id} and m.kind <> 'note'`,
  );
  return row && toMessage(row);
}

/** Of whom an enquiry is. */
export const findAddressee = (
  queryable: Queryable,
  id: number,
): Promise<{ id: number; email: string; accountId: number | null } | undefined> =>
  queryable.row(sql`select id, email, account_id as "accountId" from enquiry where id = ${id}`);

/** An enquiry with what was written since, without the office's notes. */
export async function findConversation(queryable: Queryable, id: number): Promise<Conversation | undefined> {
  const [row, messages] = await Promise.all([
    queryable.row<Subject & { message: string; preferred_at: Date | null; reply_due_at: Date | null }>(sql`
      select e.id, ${subjectColumns}, e.name, e.created_at, ${ownMessage} as message, e.preferred_at,
        case when e.first_response_at is null and e.state = 'new' then e.response_due_at end as reply_due_at
      from enquiry e ${subjectJoins} where e.id = ${id}`),
    queryable.rows<MessageRow>(
      sql`select ${messageColumns} from enquiry_message m where m.enquiry_id = ${id} and m.kind <> 'note' order by m.id`,
    ),
  ]);
  if (!row) return undefined;
  const { message, preferred_at: preferred, reply_due_at: due, ...subject } = row;
  return {
    ...toSubject(subject),
    message,
    preferred_at: preferred?.toISOString() ?? null,
    reply_due_at: due?.toISOString() ?? null,
    messages: messages.map(toMessage),
  };
}
