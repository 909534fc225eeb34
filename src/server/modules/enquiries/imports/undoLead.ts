import * as messages from '@messages/server/leadImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import type { Undone, Written } from '../../../imports/importKind';
import { differing } from '../../../imports/rowValues';
import { isWorkedOn, lockLead, setLead } from './leadRows';

const kept = { state: 'kept', reason: messages.isWorkedOn } as const;

/** Takes back what a row did to an enquiry, unless somebody has worked on it since. */
export async function undoLead(tx: Queryable, { subject, outcome, before, after }: Written): Promise<Undone> {
  if (outcome === 'same') return { state: 'reversed' };
  const now = await lockLead(tx, subject);
  if (!now) return outcome === 'made' ? { state: 'reversed' } : { state: 'failed', reason: messages.isGone };
  if (differing(now, after, Object.keys(after)).length > 0) return kept;
  if (before !== null) {
    await setLead(tx, subject, before);
    return { state: 'reversed' };
  }
  if (await isWorkedOn(tx, subject)) return kept;
  await tx.run(sql`delete from enquiry where id = ${subject}`);
  return { state: 'reversed' };
}
