import type { PaymentStep } from '@contract/officePayments';
import * as messages from '@messages/server/officePayments';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { ProviderPayment } from '../gateways/gateway';
import { documentName } from '../ledger/documentNumbers';

/** More events than any payment has in practice. */
const MAX_EVENTS = 500;

interface EventRow {
  cause: 'order' | 'browser' | 'webhook' | 'reconciler' | 'office';
  provider_event_id: string | null;
  body: {
    kind?: string;
    amountInPaise?: number;
    paymentId?: string;
    payment?: ProviderPayment;
    payments?: ProviderPayment[];
  };
  at: Date;
}

type Step = Omit<PaymentStep, 'at'> & { at: Date };

const sources = {
  order: 'buyer',
  browser: 'buyer',
  webhook: 'provider',
  reconciler: 'reconciler',
  office: 'office',
} as const;
const attempts = {
  created: 'attempt_started',
  authorized: 'attempt_reserved',
  captured: 'attempt_captured',
  failed: 'attempt_failed',
  // the refund's own entry says how much went back
  refunded: 'attempt_captured',
} as const;

function attemptOf({ id, status, amountInPaise }: ProviderPayment): Pick<Step, 'what' | 'amount_in_paise' | 'detail'> {
  return { what: attempts[status], amount_in_paise: amountInPaise, detail: id };
}

function stepsOf({ cause, provider_event_id: eventId, body, at }: EventRow): Step[] {
  const source = sources[cause];
  const [alert, payment] = /^(paid_twice|paid_short):(.*)$/.exec(eventId ?? '')?.slice(1) ?? [];
  if (alert === 'paid_twice' || alert === 'paid_short')
    return [{ at, source: 'us', what: alert, amount_in_paise: null, detail: payment ?? '' }];
  if (cause === 'order')
    return [{ at, source, what: 'ordered', amount_in_paise: body.amountInPaise ?? null, detail: '' }];
  if (body.kind === 'proved')
    return [{ at, source, what: 'proved', amount_in_paise: null, detail: body.paymentId ?? '' }];
  if (body.kind === 'lapsed') return [{ at, source, what: 'lapsed', amount_in_paise: null, detail: '' }];
  const reported = body.payment ? [body.payment] : (body.payments ?? []);
  return reported.map((one) => ({ at, source, ...attemptOf(one) }));
}

/** A report that repeats what is known is left out. */
function withoutRepeats(steps: readonly Step[]): Step[] {
  const seen = new Set<string>();
  return steps.filter(({ what, detail }) => {
    const isRepeat = what.startsWith('attempt_') && seen.has(`${what} ${detail}`);
    seen.add(`${what} ${detail}`);
    return !isRepeat;
  });
}

async function eventSteps(queryable: Queryable, paymentId: number): Promise<Step[]> {
  const rows = await queryable.rows<EventRow>(sql`
    select cause, provider_event_id, body, at from payment_event where payment_id = ${paymentId} order by id limit ${MAX_EVENTS}`);
  return withoutRepeats(rows.flatMap(stepsOf));
}

async function refundSteps(queryable: Queryable, paymentId: number): Promise<Step[]> {
  const rows = await queryable.rows<{
    amount_in_paise: number;
    status: 'pending' | 'succeeded' | 'failed';
    request_key: string | null;
    reason: string;
    failure: string;
    provider_refund_id: string | null;
    created_at: Date;
    settled_at: Date | null;
  }>(sql`
    select amount_in_paise, status, request_key, reason, failure, provider_refund_id, created_at, settled_at
    from refund where payment_id = ${paymentId} order by id`);
  return rows.flatMap((row) => {
    const step = { amount_in_paise: row.amount_in_paise };
    const requested: Step[] =
      row.request_key === null
        ? []
        : [{ at: row.created_at, source: 'office', what: 'refund_requested', ...step, detail: row.reason }];
    if (row.status === 'pending' || !row.settled_at) return requested;
    const what = row.status === 'succeeded' ? 'refund_succeeded' : 'refund_failed';
    const detail = row.status === 'succeeded' ? (row.provider_refund_id ?? '') : row.failure;
    return [...requested, { at: row.settled_at, source: 'provider', what, ...step, detail }];
  });
}

async function documentSteps(queryable: Queryable, paymentId: number): Promise<Step[]> {
  const rows = await queryable.rows<{
    what: 'invoice' | 'credit_note';
    series: string;
    number: number;
    at: Date;
    amount: number;
  }>(sql`
    select 'invoice' as what, i.series, i.number, i.issued_at as at, p.amount_in_paise as amount
    from invoice i join payment p on p.id = i.payment_id where i.payment_id = ${paymentId}
    union all
    select 'credit_note', series, number, issued_at, amount_in_paise from credit_note where payment_id = ${paymentId}`);
  return rows.map(({ what, series, number, at, amount }) => ({
    at,
    source: 'us',
    what,
    amount_in_paise: amount,
    detail: documentName(series, number),
  }));
}

async function emailSteps(queryable: Queryable, paymentId: number): Promise<Step[]> {
  const rows = await queryable.rows<{
    recipient: string;
    subject: string;
    failure: string | null;
    created_at: Date;
    sent_at: Date | null;
  }>(
    sql`select recipient, subject, failure, created_at, sent_at from mail where payment_id = ${paymentId} order by id`,
  );
  return rows.map(({ recipient, subject, failure, created_at: queued, sent_at: sent }) => ({
    at: sent ?? queued,
    source: 'us',
    what: sent ? 'email_sent' : failure ? 'email_failed' : 'email_queued',
    amount_in_paise: null,
    detail: messages.subjectTo(subject, recipient),
  }));
}

/** Everything that happened to a payment, the oldest first. */
export async function timelineOf(queryable: Queryable, paymentId: number): Promise<PaymentStep[]> {
  const steps = [
    ...(await eventSteps(queryable, paymentId)),
    ...(await refundSteps(queryable, paymentId)),
    ...(await documentSteps(queryable, paymentId)),
    ...(await emailSteps(queryable, paymentId)),
  ];
  return steps
    .map((step, place) => ({ step, place }))
    .sort((one, other) => one.step.at.getTime() - other.step.at.getTime() || one.place - other.place)
    .map(({ step }) => ({ ...step, at: step.at.toISOString() }));
}
