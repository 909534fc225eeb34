import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { Id, IdText, Instant, Picture, text } from './shared';

/** A picture for a text: `media` names it as a cover, `picture.image` in Markdown. */
export const OfficePicture = z.object({ media: Id, picture: Picture });
export type OfficePicture = z.output<typeof OfficePicture>;

/** With the file as the form's `image`. */
export const NewPicture = z.object({ alt: text(limits.alt.max) });

/** A cover as it is sent: an uploaded picture and what it shows. */
export const Cover = z.nullable(z.object({ media: Id, alt: text(limits.alt.max) }));

/** Markdown as it was typed. */
export const Markdown = z
  .string()
  .check(z.maxLength(officeLimits.article.content, messages.useAtMost(officeLimits.article.content)));

/** One saved state of a text. */
export const Revision = z.object({
  /** Counts from 1. */
  number: z.int(),
  /** Empty for the text from before there were revisions. */
  saved_by: z.string(),
  saved_at: Instant,
});
export type Revision = z.output<typeof Revision>;

export const ByRevision = z.object({ id: IdText, number: IdText });
