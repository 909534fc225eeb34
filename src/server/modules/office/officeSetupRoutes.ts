import { officeEndpoints, type OfficeSetup } from '@contract/office';
import type { FastifyInstance } from 'fastify';
import { readOfficeSettings } from '../../lib/companySettings';
import type { OfficeDeps } from './officeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { companyPlaceholders } from '../../lib/siteSettings';
import { findSetupState } from './officeSetupStore';

type Field = keyof typeof companyPlaceholders;
const fields = Object.keys(companyPlaceholders) as Field[];

/** What an agency still has to set up before it opens. */
export async function officeSetupRoutes(
  server: FastifyInstance,
  { database, settings, gateway }: OfficeDeps,
): Promise<void> {
  registerEndpoint(server, officeEndpoints.setup, async () => {
    const [company, state] = await Promise.all([readOfficeSettings(database, settings), findSetupState(database)]);
    const placeholders = Object.fromEntries(
      fields.filter((field) => company[field] === companyPlaceholders[field]).map((field) => [field, company[field]]),
    );
    const done: Readonly<Record<OfficeSetup['steps'][number]['id'], boolean>> = {
      company: Object.keys(placeholders).length === 0,
      hours: state.savedSettings,
      legal: state.savedLegalTexts >= 3,
      listing: state.hasListing && !settings.demo,
      staff: state.hasStaff && !settings.demo,
      email: settings.smtpUrl !== undefined,
      payments: gateway.id !== 'sandbox',
      demo: !settings.demo,
    };
    const steps = (Object.keys(done) as (keyof typeof done)[]).map((id) => ({ id, done: done[id] }));
    return { steps, placeholders };
  });
}
