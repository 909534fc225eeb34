import * as messages from '@messages/server/imports';
import type * as z from 'zod/mini';
import type { Finding, GivenCells } from './importKind';
import { readMoment } from './readMoment';

/** What people write where they know nothing. */
const nothing = /^(?:-+|n\.?\s?a\.?|n\/a|nil|null|none|not (?:available|given|known)|unknown|उपलब्ध नहीं|नहीं|नाही)$/i;

/** Whether a cell is read as one that is empty. */
export const saysNothing = (cell: string): boolean => cell === '' || nothing.test(cell);

/** The cells that say something. */
export const sayingCells = (row: GivenCells): GivenCells =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => !saysNothing(cell)));

export type CellSchema = { safeParse(value: unknown): z.core.util.SafeParseResult<string> };

/** A text as its schema keeps it; undefined where it is refused, with the reason among the findings. */
export function readText(
  { field, schema, text }: { field: string; schema: CellSchema; text: string },
  errors: Finding[],
): string | undefined {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  errors.push({ field, message: parsed.error.issues[0]?.message ?? messages.checkThisValue });
  return undefined;
}

/** A day that is over, or today; undefined where it is none, with the reason among the findings. */
export function readPastMoment(
  { field, text, now }: { field: string; text: string; now: Date },
  errors: Finding[],
): Date | undefined {
  const moment = readMoment(text);
  if (moment && moment <= now) return moment;
  errors.push({ field, message: moment ? messages.thisDayIsToCome : messages.thisIsNoDay });
  return undefined;
}
