import type { OfficeSettings, SavedOfficeSettings } from '@contract/officeSettings';
import * as figureMessages from '@messages/server/figures';
import * as messages from '@messages/server/whatsAppTemplates';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { usualHours } from './officeHours';
import type { SiteSettings } from './siteSettings';

type CompanySettings = Pick<
  SiteSettings,
  'company' | 'social' | 'firstResponseMinutes' | 'listingReview' | 'reviewModeration' | 'officeHours'
>;

const firstFigures: SavedOfficeSettings['figures'] = {
  properties_sold: { value: '500+', counts: figureMessages.propertiesSold },
  clients: { value: '1000+', counts: figureMessages.clients },
  closed_clients: { value: '500+', counts: figureMessages.closedClients },
  years: { value: '25+', counts: figureMessages.years },
  rating: { value: '4.9', counts: figureMessages.rating },
  satisfaction: { value: '98%', counts: figureMessages.satisfaction },
  average_sale: { value: figureMessages.averageSaleValue, counts: figureMessages.averageSale },
};

/** What holds until the office saves something: the environment's values. */
const firstValues = ({
  company,
  social,
  firstResponseMinutes,
  listingReview,
  reviewModeration,
}: CompanySettings): SavedOfficeSettings => ({
  ...company,
  social: [...social],
  opens: usualHours.opens,
  closes: usualHours.closes,
  open_days: [...usualHours.openDays],
  holidays: [],
  rera_agents: [],
  figures: firstFigures,
  listing_review: listingReview,
  review_moderation: reviewModeration,
  whatsapp_templates: [
    { name: messages.greetingName, text: messages.greeting },
    { name: messages.visitName, text: messages.visit },
  ],
  first_response_minutes: firstResponseMinutes,
});

/** The office's settings with their version; with `lock`, locked until the transaction ends. */
export async function readOfficeSettings(
  queryable: Queryable,
  settings: CompanySettings,
  { lock = false } = {},
): Promise<OfficeSettings> {
  const row = await queryable.row<{ version: number; saved: Partial<SavedOfficeSettings> | null }>(
    sql`select version, saved from office_settings where id = 1 ${lock ? sql`for update` : sql``}`,
  );
  return { version: row?.version ?? 1, ...firstValues(settings), ...row?.saved };
}

/** Makes a process use what the office saved: in emails, invoices, and wherever else the settings are read. */
export function applyOfficeSettings(settings: SiteSettings, saved: SavedOfficeSettings): void {
  const { phone, whatsapp, email, gstin, address, social, opens, closes, open_days, holidays } = saved;
  settings.company = { phone, whatsapp, email, gstin, address };
  settings.social = social;
  settings.firstResponseMinutes = saved.first_response_minutes;
  settings.listingReview = saved.listing_review;
  settings.reviewModeration = saved.review_moderation;
  settings.officeHours = { opens, closes, openDays: open_days, holidays: holidays.map(({ date }) => date) };
}

/** Keeps a process's settings equal to the saved ones, whichever process saves them. */
export function createSettingsFollower(settings: SiteSettings) {
  let apply = async (): Promise<void> => undefined;
  // the next notification or connection tries again
  const applyNow = () => void apply().catch(() => undefined);
  return {
    /** Notifications are lost while disconnected. */
    setConnected: (up: boolean): void => {
      if (up) applyNow();
    },
    /** Applies what is saved now. @throws what reading it throws */
    follow: (): Promise<void> => apply(),
    async start(database: Database): Promise<void> {
      apply = async () => applyOfficeSettings(settings, await readOfficeSettings(database, settings));
      await database.listen('office_settings_changed', applyNow);
      await apply();
    },
  };
}
