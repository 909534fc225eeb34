import * as z from 'zod/mini';
import { Id, Instant } from './shared';

/** Something to do next, with the row that it opens. */
export const NextStep = z.object({
  kind: z.enum([
    'enquiry',
    'person',
    'visit',
    'visit_to_answer',
    'meeting',
    'property',
    'addon_order',
    'review',
    'payment',
  ]),
  /** Of the row of its kind. */
  id: Id,
  /** Who, or the title of a listing. */
  name: z.string(),
  /** What it is about: its first words, a listing, the step itself. */
  text: z.string(),
  /** When it takes place or is due, else since when it waits. */
  at: Instant,
  /** Empty where there is none. */
  phone: z.string(),
  /** Later than we promise, or money that is not settled. */
  is_urgent: z.boolean(),
});
export type NextStep = z.output<typeof NextStep>;

/** What waits in the office; a queue that the reader's roles do not open is null. */
export const OfficeToday = z.object({
  /** What the reader does next: of each queue the first ones, what is late first, then by time. */
  next: z.array(NextStep),
  /** In the state `new`. */
  unanswered_enquiries: z.nullable(z.int()),
  /** Unanswered after the time in which we promise a first response. */
  overdue_enquiries: z.nullable(z.int()),
  /** Assigned to the reader and not closed. */
  my_enquiries: z.nullable(z.int()),
  /** Contacts of the reader whose next step is due today or was before. */
  next_steps_due: z.nullable(z.int()),
  /** Agreed visits to all listings. */
  visits_today: z.nullable(z.int()),
  /** Visits whose times wait for our answer: to our own homes, and to those of disabled owners. */
  visits_to_answer: z.nullable(z.int()),
  /** Listings that wait for our review. */
  listings_in_review: z.nullable(z.int()),
  /** Bought add-ons that are neither delivered nor cancelled. */
  addon_orders_open: z.nullable(z.int()),
  /** Reviews that wait to be published. */
  reviews_in_review: z.nullable(z.int()),
  failed_emails: z.nullable(z.int()),
  /** Payments that a person has to settle. */
  payments_needing_attention: z.nullable(z.int()),
  /** The last run of every recurring task. */
  jobs: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        last_run_at: Instant,
        /** What it did, by count, or why it failed. */
        last_result: z.string(),
        failed: z.boolean(),
        next_run_at: Instant,
      }),
    ),
  ),
  /**
   * The last twelve weeks, the oldest first; `week` is its Monday. Views count a visitor of a listing once a day; sales
   * are listings marked as sold or let that still are.
   */
  weeks: z.nullable(
    z.array(z.object({ week: z.string(), enquiries: z.int(), views: z.int(), listings: z.int(), sales: z.int() })),
  ),
});
export type OfficeToday = z.output<typeof OfficeToday>;
