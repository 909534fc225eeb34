import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { Version, stale } from './officeShared';
import { OfficeToday } from './officeToday';
import { Lifecycle } from './properties';
import { roles } from './roles';
import { ById, FieldProblem, Id, IdText, Instant, Page, Problem, QueryFlag, text } from './shared';
import { VisitState } from './visits';

const Role = z.enum(roles, messages.thisIsNotARole);

export const OfficeAccount = z.object({
  id: Id,
  version: Version,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string(),
  roles: z.array(Role),
  is_superuser: z.boolean(),
  /** Whether a login needs a second factor beside the password. */
  second_factor: z.boolean(),
  disabled: z.boolean(),
  /** Whether the person’s data is erased. Nothing of the account can be changed then. */
  erased: z.boolean(),
  date_joined: Instant,
  /** When one of its logins was last used; null where none is open. */
  last_seen_at: z.nullable(Instant),
});
export type OfficeAccount = z.output<typeof OfficeAccount>;

const accountFilter = {
  /** Part of a name, username, email address or phone number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
  role: z.optional(z.enum([...roles, 'superuser'], messages.thisIsNotARole)),
  disabled: z.optional(QueryFlag),
};
export const OfficeAccountQuery = z.extend(z.partial(Page), accountFilter);
export type OfficeAccountQuery = z.input<typeof OfficeAccountQuery>;

export const OfficeAccountChange = z.object({
  version: Version,
  disabled: z.optional(z.boolean()),
  roles: z.optional(z.array(Role).check(z.maxLength(roles.length, messages.nameEachRoleOnce))),
  is_superuser: z.optional(z.boolean()),
  /**
   * Who takes over the account's open work (`openWork`) if it cannot answer any more after the change: another account
   * that can, or null for nobody. Required where there is any.
   */
  hand_over: z.optional(z.nullable(Id)),
});

/** The open work of an account. */
export const OpenWork = z.object({
  /** Assigned to it, and not closed. */
  enquiries: z.int(),
  /** It answers for them, and they are not sold or let. */
  listings: z.int(),
  /** It looks after them, and they are neither won, lost nor spam. */
  contacts: z.int(),
  /** Of staff: open visits to homes of their own, which the office answers once they cannot log in. */
  visits: z.int(),
});
export type OpenWork = z.output<typeof OpenWork>;

/** One change by a member of staff. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  actor: z.object({ id: Id, username: z.string() }),
  /** `superuser`, `agent`, `editor`, several parted by commas. */
  role: z.string(),
  /** `account.update`: the kind of row and what was done to it. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  /** What the row is called now; empty if it has no name, or is gone. */
  subject_name: z.string(),
  /** The fields that changed as they were; null for something new. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  /** The same fields after the change; null for something deleted. */
  after: z.nullable(z.record(z.string(), z.unknown())),
  request_id: z.string(),
  address: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const instantText = z.string().check(z.refine((given) => !Number.isNaN(Date.parse(given)), messages.enterADateSuchAs));

export const AuditQuery = z.extend(z.partial(Page), {
  actor: z.optional(IdText),
  action: z.optional(text(60)),
  subject_type: z.optional(text(40)),
  subject_id: z.optional(text(40)),
  from: z.optional(instantText),
  to: z.optional(instantText),
});

/** An email of the outbox. Its text is not shown: it may hold a link that opens an account. */
export const OfficeEmail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  /** `failed` is tried again; `bounced` came back for good, unless somebody sends it again. */
  state: z.enum(['sent', 'waiting', 'failed', 'bounced']),
  tries: z.int(),
  /** What the mail server said last. */
  failure: z.nullable(z.string()),
  created_at: Instant,
  next_try_at: z.nullable(Instant),
  sent_at: z.nullable(Instant),
});
export type OfficeEmail = z.output<typeof OfficeEmail>;

export const OfficeEmailQuery = z.extend(z.partial(Page), {
  state: z.optional(z.enum(['sent', 'waiting', 'failed', 'bounced'], messages.chooseAnEmailState)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
});

/** What an agency sets up before it opens, in this order. */
export const setupSteps = ['company', 'hours', 'legal', 'listing', 'staff', 'email', 'payments', 'demo'] as const;

export const OfficeSetup = z.object({
  steps: z.array(z.object({ id: z.enum(setupSteps), done: z.boolean() })),
  /** Company details that are still placeholders, by field, with the value that visitors see. */
  placeholders: z.partialRecord(z.enum(['phone', 'whatsapp', 'email', 'gstin', 'address']), z.string()),
});
export type OfficeSetup = z.output<typeof OfficeSetup>;

/** What a search of the whole office found: at most five of each, none where the reader's roles do not open it. */
export const OfficeFound = z.object({
  people: z.array(z.object({ id: Id, name: z.string(), emails: z.array(z.string()), phones: z.array(z.string()) })),
  enquiries: z.array(z.object({ id: Id, name: z.string(), email: z.string(), phone: z.string(), title: z.string() })),
  properties: z.array(z.object({ id: Id, title: z.string(), location: z.string(), lifecycle: Lifecycle })),
  articles: z.array(z.object({ id: Id, title: z.string() })),
  accounts: z.array(z.object({ id: Id, username: z.string(), name: z.string(), email: z.string() })),
  visits: z.array(
    z.object({
      id: Id,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      title: z.string(),
      state: VisitState,
    }),
  ),
  /** Whether a kind has more than the five that are listed. */
  more: z.boolean(),
});
export type OfficeFound = z.output<typeof OfficeFound>;

export const officeEndpoints = {
  today: endpoint({
    method: 'GET',
    path: '/api/office/today/',
    access: 'staff',
    summary: 'Counts what waits in the office.',
    responses: { 200: OfficeToday, 401: Problem, 403: Problem },
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/office/events/',
    access: 'staff',
    summary:
      'Streams server-sent events to staff: `changed` after changes of enquiries, visits, meetings, reviews, add-on orders, and listings that go live or not, at most four a second; `ended` when this session has ended. Ends at once while changes cannot be announced.',
    responses: { 200: 'text/event-stream', 401: Problem, 403: Problem, 429: Problem, 503: Problem },
  }),
  setup: endpoint({
    method: 'GET',
    path: '/api/office/setup/',
    access: 'superuser',
    summary: 'Returns what an agency still has to set up before it opens.',
    responses: { 200: OfficeSetup, 401: Problem, 403: Problem },
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/office/search/',
    access: 'staff',
    summary: 'Searches people, listings, enquiries, visits and articles by name, number, phone or email address.',
    query: z.object({
      q: z
        .string()
        .check(
          z.trim(),
          z.minLength(2, messages.enterTwoCharacters),
          z.maxLength(limits.search.max, messages.thisIsTooLong),
        ),
    }),
    responses: { 200: OfficeFound, 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/api/office/accounts/',
    access: 'superuser',
    summary: 'Lists accounts, the newest first.',
    query: OfficeAccountQuery,
    responses: { 200: z.array(OfficeAccount), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  accountsCsv: endpoint({
    method: 'GET',
    path: '/api/office/accounts.csv',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns the accounts of a filter as CSV, at most 10,000.',
    query: z.object(accountFilter),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  changeAccount: endpoint({
    method: 'PATCH',
    path: '/api/office/accounts/:id/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Disables an account, or changes what it may do; hands its open work over in the same step.',
    params: ById,
    body: OfficeAccountChange,
    responses: {
      200: OfficeAccount,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: stale(OfficeAccount),
    },
  }),
  openWork: endpoint({
    method: 'GET',
    path: '/api/office/accounts/:id/open-work/',
    access: 'superuser',
    summary: 'Counts the open work of an account, which somebody has to take over when it leaves.',
    params: ById,
    responses: { 200: OpenWork, 401: Problem, 403: Problem, 404: Problem },
  }),
  removeSecondFactors: endpoint({
    method: 'DELETE',
    path: '/api/office/accounts/:id/second-factors/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Removes the second factors of another account, logs it out everywhere and emails its owner.',
    params: ById,
    responses: { 200: OfficeAccount, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  endAccountSessions: endpoint({
    method: 'DELETE',
    path: '/api/office/accounts/:id/sessions/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Logs an account out everywhere.',
    params: ById,
    responses: { 204: null, 401: Problem, 403: Problem, 404: Problem },
  }),
  mailPasswordReset: endpoint({
    method: 'POST',
    path: '/api/office/accounts/:id/password-reset/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Emails an account a link for a new password. Nobody else sees the link.',
    params: ById,
    responses: { 204: null, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 429: Problem },
  }),
  exportAccount: endpoint({
    method: 'POST',
    path: '/api/office/accounts/:id/export/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns everything we hold of an account, as a ZIP file.',
    params: ById,
    responses: { 200: 'application/zip', 401: Problem, 403: Problem, 404: Problem },
  }),
  eraseAccount: endpoint({
    method: 'POST',
    path: '/api/office/accounts/:id/erase/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Erases an account and everything about its person, except for what tax law requires.',
    params: ById,
    responses: { 200: OfficeAccount, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  audit: endpoint({
    method: 'GET',
    path: '/api/office/audit/',
    access: 'superuser',
    summary: 'Lists what staff changed, the latest first.',
    query: AuditQuery,
    responses: { 200: z.array(AuditEntry), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  emails: endpoint({
    method: 'GET',
    path: '/api/office/emails/',
    access: 'superuser',
    summary: 'Lists the emails of the outbox, the latest first.',
    query: OfficeEmailQuery,
    responses: { 200: z.array(OfficeEmail), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  retryEmail: endpoint({
    method: 'POST',
    path: '/api/office/emails/:id/retry/',
    access: 'superuser',
    summary: 'Sends a waiting or failed email now.',
    params: ById,
    body: z.object({ tries: z.int().check(z.gte(0)) }),
    responses: {
      200: OfficeEmail,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: stale(OfficeEmail),
    },
  }),
};
