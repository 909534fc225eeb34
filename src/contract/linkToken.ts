import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';

/** The token of a link in our emails. */
export const LinkToken = z
  .string()
  .check(z.minLength(20, messages.thisLinkIsNotComplete), z.maxLength(200, messages.thisLinkIsNotComplete));

/** A visitor’s, from the link in the emails; an account needs none. */
export const OwnToken = z.object({ token: z.optional(LinkToken) });

/** The token of a link that somebody opened. */
export const SentToken = z.object({ token: LinkToken });
