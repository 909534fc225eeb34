import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { Id, Instant } from './shared';

/** How an add-on is delivered: pictures of the listing, its tour, posts on social networks, or days on which it is featured. */
export const AddOnDelivery = z.enum(['photos', 'tour', 'posts', 'featured']);
export type AddOnDelivery = z.output<typeof AddOnDelivery>;

export const AddOnOrderStatus = z.enum(['ordered', 'scheduled', 'delivered', 'cancelled'], messages.chooseAnOrderState);
export type AddOnOrderStatus = z.output<typeof AddOnOrderStatus>;

/** Where an order stands and what came of it, as its owner and the office see it. */
export const addOnOrderSteps = {
  delivery: AddOnDelivery,
  status: AddOnOrderStatus,
  ordered_at: Instant,
  /** When the appointment was made; null without one. */
  scheduled_at: z.nullable(Instant),
  /** The appointment; `photographer` and `address` are empty for posts, which need no visit. */
  starts_at: z.nullable(Instant),
  photographer: z.string(),
  address: z.string(),
  delivered_at: z.nullable(Instant),
  cancelled_at: z.nullable(Instant),
  /** Why we cancelled it; empty when its payment was refunded. */
  cancel_reason: z.string(),
  /** How many pictures of the listing it added. */
  pictures: z.int(),
  /** The addresses of the posts. */
  links: z.array(z.string()),
};

/** The listing that an order is for. */
export const OrderedListing = z.nullable(z.object({ id: Id, title: z.string() }));
