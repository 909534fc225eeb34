import type { SavedOfficeSettings } from '@contract/officeSettings';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** Keeps what the office set; `lib/companySettings.ts` reads it. */
export async function saveOfficeSettings(tx: Queryable, saved: SavedOfficeSettings): Promise<void> {
  await tx.run(sql`update office_settings set saved = ${JSON.stringify(saved)}::jsonb where id = 1`);
}
