import { officeLimits } from '@contract/officeLimits';
import {
  type OfficeSettings,
  type SavedOfficeSettings,
  type WhatsAppTemplate,
  officeSettingsEndpoints,
} from '@contract/officeSettings';
import * as messages from '@messages/server/company';
import * as figureMessages from '@messages/server/figures';
import * as templateMessages from '@messages/server/whatsAppTemplates';
import type { FastifyInstance } from 'fastify';
import { staffWrite } from '../../audit/staffWrite';
import type { CompanyDeps } from './companyDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { badField } from '../../lib/problem';
import { isProfile } from '../../lib/socialLinks';
import { applyOfficeSettings, readOfficeSettings } from '../../lib/companySettings';
import { saveOfficeSettings } from './companyStore';

const repeated = (values: readonly string[]) => values.find((value, at) => values.indexOf(value) !== at);

/** The first placeholder of a text that cannot be filled in, without its braces. */
function unknownPlaceholder(templates: readonly WhatsAppTemplate[]): { name: string; placeholder: string } | undefined {
  const known: readonly string[] = officeLimits.template.placeholders;
  return templates
    .flatMap(({ name, text }) =>
      [...text.matchAll(/\{([^{}]*)\}/g)].map(([, placeholder = '']) => ({ name, placeholder })),
    )
    .find(({ placeholder }) => !known.includes(placeholder));
}

/** What the schema cannot say. @throws Problem 400 by field */
function checkSettings({
  opens,
  closes,
  social,
  holidays,
  rera_agents: agents,
  figures,
  whatsapp_templates: templates,
}: SavedOfficeSettings): void {
  if (closes <= opens) throw badField('closes', messages.closingTimeMustBeAfterOpeningTime);
  const foreign = social.find(({ href }) => !isProfile(href));
  if (foreign) throw badField('social', messages.enterTheHttpsAddressOfYourOwnPage(foreign.network));
  const network = repeated(social.map((link) => link.network));
  if (network) throw badField('social', messages.enterOnce(network));
  const state = repeated(agents.map((agent) => agent.state));
  if (state) throw badField('rera_agents', messages.isListedTwice(state));
  const unexplained = Object.values(figures).find(({ value, counts }) => value && !counts);
  if (unexplained) throw badField('figures', figureMessages.sayWhatItCounts(unexplained.value));
  const unknown = unknownPlaceholder(templates);
  if (unknown) throw badField('whatsapp_templates', templateMessages.unknown(unknown.placeholder, unknown.name));
  const template = repeated(templates.map(({ name }) => name));
  if (template) throw badField('whatsapp_templates', templateMessages.twice(template));
  const date = repeated(holidays.map((holiday) => holiday.date));
  if (date) throw badField('holidays', messages.isListedTwice(date));
}

/** Company details, office hours and holidays, which superusers set. */
export async function companyRoutes(server: FastifyInstance, deps: CompanyDeps): Promise<void> {
  const { database, settings } = deps;
  registerEndpoint(server, officeSettingsEndpoints.get, () => readOfficeSettings(database, settings));

  registerEndpoint(
    server,
    officeSettingsEndpoints.whatsAppTemplates,
    async () => (await readOfficeSettings(database, settings)).whatsapp_templates,
  );

  registerEndpoint(server, officeSettingsEndpoints.save, async ({ body: { version, ...given }, account, request }) => {
    checkSettings(given);
    const saved = {
      ...given,
      open_days: [...new Set(given.open_days)].sort(),
      holidays: [...given.holidays].sort((one, other) => one.date.localeCompare(other.date)),
    };
    const { id: _, ...current } = await staffWrite<OfficeSettings & { id: number }>(
      deps,
      { account, request },
      {
        action: 'settings.update',
        subject: { type: 'settings', id: 1 },
        name: messages.thisPageOfSettings,
        read: async (tx) => ({ id: 1, ...(await readOfficeSettings(tx, settings, { lock: true })) }),
        version,
        write: (tx) => saveOfficeSettings(tx, saved),
      },
    );
    // other processes are notified; this one answers its next request with the new values
    applyOfficeSettings(settings, current);
    return current;
  });
}
