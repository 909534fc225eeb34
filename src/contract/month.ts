import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { monthPattern } from './monthLabel';

/*
 * Not in `shared.ts`, which every page with a form loads.
 */

/** `YYYY-MM`, of this century. */
export const Month = z
  .string()
  .check(z.regex(monthPattern, messages.enterAMonth))
  .register(z.globalRegistry, { examples: ['2027-03', '2026-12'] });
