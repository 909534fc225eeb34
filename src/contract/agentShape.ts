import * as z from 'zod/mini';
import { agentLanguages } from './agentLanguages';
import { Id } from './shared';

/** Who answers for a home. Texts are empty where nothing is given. */
export const Agent = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  /** The number in E.164; null for none and for one that cannot be read. */
  phone_e164: z.nullable(z.string()),
  email: z.string(),
  /** The URL of a square picture. */
  avatar: z.nullable(z.string()),
  rera_number: z.string(),
  languages: z.array(z.enum(agentLanguages)),
  /** The median of the first replies of 90 days; null under five. */
  replies_within_minutes: z.nullable(z.int()),
});
export type Agent = z.output<typeof Agent>;
