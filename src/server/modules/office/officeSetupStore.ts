import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

interface SetupState {
  /** Whether somebody saved the office's settings. */
  savedSettings: boolean;
  /** How many of the three legal texts the office has saved. */
  savedLegalTexts: number;
  hasListing: boolean;
  /** Whether an account has a role of the office. */
  hasStaff: boolean;
}

export async function findSetupState(queryable: Queryable): Promise<SetupState> {
  const state = await queryable.row<SetupState>(sql`
    select exists (select 1 from office_settings where saved is not null) as "savedSettings",
      (select count(distinct p.id)::int from static_page p join content_revision r on r.subject_type = 'page' and r.subject_id = p.id
        where p.page in ('privacy-policy', 'terms-and-conditions', 'disclaimer') and r.saved_by is not null) as "savedLegalTexts",
      exists (select 1 from property where lifecycle = 'published') as "hasListing",
      exists (select 1 from account where roles <> '{}' and disabled_at is null) as "hasStaff"`);
  if (!state) throw new Error('the state of the set-up came back empty');
  return state;
}
