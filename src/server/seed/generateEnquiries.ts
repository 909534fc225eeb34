import { minuteInMs, secondInMs } from '@contract/durations';
import type { EnquiryState } from '@contract/enquiries';
import type { OfficeEnquiry } from '@contract/officeEnquiries';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { diceOf } from './generatedListing';
import { localities } from './generatedWords';
import { type Generation, addInBatches } from './generation';

const batchSize = 5_000;
/** One enquiry in so many seconds: a million in three years. */
const pace = 95;
/** Minutes until a first reply is due. */
const replyWithin = 240;

const firstNames =
  'Aarav Aditi Ananya Arjun Asha Dev Diya Farhan Gauri Harsh Isha Kabir Kavya Leena Manav Meera Nikhil Nisha Om Pooja Rahul Rhea Rohan Sana Tara Uday Varun Yash Zoya'.split(
    ' ',
  );
const lastNames =
  'Agarwal Bhatt Chauhan Deshmukh Dixit Gokhale Iyer Jain Joshi Kale Khan Kulkarni Malhotra Mehta Menon Nair Patel Patil Rao Saxena Sen Shah Sharma Singh Thakur Verma'.split(
    ' ',
  );
const sentences = [
  'Is it still available?',
  'Could we see it on Saturday morning?',
  'What does the society charge a month?',
  'We are a family of four and would move in within two months.',
  'Is the price negotiable for a payment without a loan?',
  'Please send the floor plan and the title papers.',
  'How far is it to the nearest school?',
  'Is there covered parking for two cars?',
  'I would like to speak to somebody before I visit.',
  'Does the terrace belong to the flat?',
  'Which bank has approved the project?',
  'We live in Chicago and can only meet by video.',
];
const kinds: readonly OfficeEnquiry['kind'][] = [
  'contact',
  'property',
  'property',
  'property',
  'visit',
  'visit',
  'callback',
  'quote',
];

interface GeneratedEnquiry {
  kind: OfficeEnquiry['kind'];
  state: EnquiryState;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** From 0 to below 1: which listing and which agent, of those there are. */
  listing: number | null;
  agent: number | null;
  /** Minutes until the first reply; null without one. */
  repliedAfter: number | null;
}

/** The enquiry of a number, the same one for the same seed. */
export function generatedEnquiry(seed: number, number: number): GeneratedEnquiry {
  const dice = diceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0xc2b2ae35));
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(dice() * values.length)] as Value;
  const [first, last] = [pick(firstNames), pick(lastNames)];
  const kind = pick(kinds);
  const thrown = dice();
  const state = thrown < 0.002 ? 'new' : thrown < 0.022 ? 'answered' : 'closed';
  const place = pick([...localities.Indore, ...localities.Pune]).name;
  return {
    kind,
    state,
    name: `${first} ${last}`,
    email: `${first}.${last}${Math.floor(dice() * 100)}@people.example`.toLowerCase(),
    phone: `+91 9${String(Math.floor(dice() * 1e9)).padStart(9, '0')}`,
    message: `I am looking in ${place}. ${pick(sentences)} ${pick(sentences)}`,
    listing: kind === 'contact' || kind === 'quote' ? null : dice(),
    agent: state === 'new' && dice() < 0.6 ? null : dice(),
    repliedAfter: state === 'new' ? null : Math.ceil(dice() * 300),
  };
}

interface Known {
  listings: readonly { id: number; title: string; owner: number }[];
  agents: readonly { id: number }[];
}

const chosen = <Value>(values: readonly Value[], at: number | null): Value | undefined =>
  at === null ? undefined : values[Math.floor(at * values.length)];

function toRow(number: number, { seed, count, now }: Generation, { listings, agents }: Known) {
  const { listing, agent, repliedAfter, ...given } = generatedEnquiry(seed, number);
  const sentAt = now.getTime() - (count - number) * pace * secondInMs;
  const after = (minutes: number) => new Date(sentAt + minutes * minuteInMs).toISOString();
  const property = chosen(listings, listing);
  return {
    ...given,
    client: `generated-${seed}-${number}`,
    property: property?.id ?? null,
    title: property?.title ?? '',
    owner: property?.owner ?? null,
    agent: chosen(agents, agent)?.id ?? null,
    at: after(0),
    due: after(replyWithin),
    replied: repliedAfter && after(repliedAfter),
  };
}

async function readKnown(tx: Queryable): Promise<Known> {
  const listings = await tx.rows<Known['listings'][number]>(
    sql`select id, title, owner_id as owner from property where lifecycle = 'published' order by id limit 1000`,
  );
  const agents = await tx.rows<{ id: number }>(
    sql`select id from account where is_superuser or 'agent' = any(roles) order by id`,
  );
  return { listings, agents };
}

async function insertBatch(tx: Queryable, generation: Generation, from: number, to: number): Promise<void> {
  const known = await readKnown(tx);
  const rows = Array.from({ length: to - from }, (_, at) => toRow(from + at + 1, generation, known));
  await tx.run(sql`
    insert into enquiry (client_id, kind, state, owner_state, name, email, phone, message, property_id, property_title, owner_id, assignee_id, created_at, response_due_at, answered_at, first_response_at)
    select client, kind, state, state, name, email, phone, message, property, title, owner, agent, at, due, replied, replied
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(client text, kind text, state text, name text, email text, phone text, message text,
      property int, title text, owner int, agent int, at timestamptz, due timestamptz, replied timestamptz)
    on conflict (client_id) do nothing`);
}

/**
 * Adds made-up enquiries, the same ones for the same seed, in batches: an interrupted run continues. Resolves to how
 * many were added.
 */
export async function generateEnquiries(
  database: Database,
  generation: Generation,
  tell: (line: string) => void = () => undefined,
): Promise<number> {
  const total = await addInBatches(database, generation, {
    setting: 'generated_enquiries',
    size: batchSize,
    insert: insertBatch,
    onBatch: (done) => tell(`Enquiries: ${done} of ${generation.count}`),
  });
  if (total > 0) await database.script('vacuum (analyze) enquiry');
  return total;
}
