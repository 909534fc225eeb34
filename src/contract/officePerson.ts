import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Meeting, MeetingKind } from './meetings';
import { RelatedEnquiry } from './officeEnquiries';
import { PaymentStatus } from './payments';
import { Lifecycle } from './properties';
import { AlertFrequency } from './savedSearches';
import { ById, FieldProblem, Id, Instant, Problem } from './shared';

const Listing = z.object({ id: Id, title: z.string(), location: z.string(), lifecycle: Lifecycle });

/** A person who wrote to us, known by email address or phone number. Lists begin with the latest and have at most 100 rows. */
export const OfficePerson = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  enquiries: z.array(RelatedEnquiry),
  /** The account with this confirmed email address, or that sent the enquiry. */
  account: z.nullable(z.object({ id: Id, username: z.string(), name: z.string(), email: z.string() })),
  meetings: z.array(
    z.object({ id: Id, starts_at: Instant, kind: MeetingKind, status: Meeting.shape.status, topic: z.string() }),
  ),
  favourites: z.array(Listing),
  listings: z.array(Listing),
  /** Of the account, and of the sender’s address without one. `query` is that of the results. */
  saved_searches: z.array(
    z.object({
      id: Id,
      name: z.string(),
      query: z.string(),
      frequency: AlertFrequency,
      paused: z.boolean(),
      created_at: Instant,
    }),
  ),
  /** In rupees with two decimals. Null for everybody but superusers. */
  payments: z.nullable(
    z.array(z.object({ id: Id, description: z.string(), status: PaymentStatus, amount: z.string(), date: Instant })),
  ),
});
export type OfficePerson = z.output<typeof OfficePerson>;

export const officePersonEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/office/enquiries/:id/person/',
    access: 'agent',
    summary:
      'Returns all we know of the person who sent an enquiry: enquiries, meetings, favourites, listings, payments.',
    params: ById,
    responses: { 200: OfficePerson, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
};
