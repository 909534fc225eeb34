import * as z from 'zod/mini';

/** The version of a row that was read. A change of an older one is refused. */
export const Version = z.int().check(z.gte(1, 'Must be at least 1.'), z.lte(2_147_483_647, 'This is not a version.'));

/** A refusal because somebody else changed the row meanwhile; `current` is what it is now. */
export const stale = <Row extends z.ZodMiniType>(current: Row) =>
  z.object({ detail: z.string(), code: z.literal('stale'), current });
