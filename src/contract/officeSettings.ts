import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { Figures, SocialLink } from './content';
import { endpoint } from './endpoint';
import { placeholderGstin } from './gstin';
import { Gstin } from './gstinField';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { type StateCode, stateCodes } from './states';
import { Email, FieldProblem, Phone, Problem, calendarDay, text } from './shared';

/** A time of the day in India on the hour or the half hour, `10:00`. */
const HalfHour = z.string().check(z.regex(/^([01]\d|2[0-3]):(00|30)$/, messages.chooseAFullOrHalfHour));
export const WhatsAppTemplate = z.object({
  name: text(officeLimits.template.name),
  text: text(officeLimits.template.text),
});
export type WhatsAppTemplate = z.output<typeof WhatsAppTemplate>;

const fields = {
  phone: Phone,
  /** Digits with the country code. */
  whatsapp: z.string().check(z.trim(), z.regex(/^\d{8,15}$/, messages.enterAPhoneWithCountry)),
  email: Email,
  gstin: Gstin({ except: placeholderGstin }),
  address: text(limits.address.max),
  /** The company's own pages, each network at most once. */
  social: z.array(SocialLink).check(z.maxLength(10, messages.nameEachNetworkOnce)),
  /** Shown on the home page, About us and the reviews. */
  figures: Figures,
  opens: HalfHour,
  closes: HalfHour,
  /** Weekdays, 0 is Sunday. */
  open_days: z
    .array(z.int().check(z.gte(0), z.lte(6)))
    .check(z.minLength(1, messages.chooseAtLeastOneDay), z.maxLength(7, messages.chooseEachDayOnce)),
  /** Days on which the office is closed; `date` is YYYY-MM-DD in India. */
  holidays: z
    .array(
      z.object({
        date: calendarDay(messages.beginWithADate),
        name: text(limits.name.max),
      }),
    )
    .check(z.maxLength(200, messages.tooManyHolidays)),
  /**
   * Our registration as an agent, by state at most once; none for a state where we have none. MahaRERA's order 46C/2025
   * asks for the number, large enough to read, and a QR code on every advertisement, websites included; section 9 of the
   * Act asks for a registration in each state.
   */
  rera_agents: z
    .array(
      z.object({ state: z.enum(stateCodes as [StateCode, ...StateCode[]]), number: text(officeLimits.reraNumber) }),
    )
    .check(z.maxLength(stateCodes.length, messages.nameEachStateOnce)),
  /** Whether the office reviews listings of owners before their first publication. */
  listing_review: z.boolean(),
  /** Whether the office reads reviews before the site shows them. */
  review_moderation: z.boolean(),
  /** Texts that agents choose for WhatsApp; `{name}`, `{listing}` and `{company}` are filled in. */
  whatsapp_templates: z
    .array(WhatsAppTemplate)
    .check(z.maxLength(officeLimits.template.most, messages.keepAtMostTemplates(officeLimits.template.most))),
  /** Office minutes within which an enquiry gets its first reply. */
  first_response_minutes: z
    .int(messages.enterAWholeNumber)
    .check(z.gte(1, messages.tooFewMinutes), z.lte(10_000, messages.tooManyMinutes)),
};

export const OfficeSettings = z.object({ version: Version, ...fields });
export type OfficeSettings = z.output<typeof OfficeSettings>;

/** The shape of what was saved, as it is read back from the database. */
export const SavedOfficeSettings = z.object({ ...fields, gstin: z.string() });
export type SavedOfficeSettings = z.output<typeof SavedOfficeSettings>;

const Shown = z.object({ ...fields, version: Version, gstin: z.string(), phone: z.string(), whatsapp: z.string() });

export const officeSettingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/office/settings/',
    access: 'superuser',
    summary: 'Returns company details, office hours and holidays.',
    responses: { 200: Shown, 401: Problem, 403: Problem },
  }),
  whatsAppTemplates: endpoint({
    method: 'GET',
    path: '/api/office/whatsapp-templates/',
    access: 'agent',
    summary: 'Returns the texts that agents choose for WhatsApp.',
    responses: { 200: z.array(WhatsAppTemplate), 401: Problem, 403: Problem },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/office/settings/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Saves company details, office hours and holidays; the site shows them at once.',
    body: OfficeSettings,
    responses: { 200: Shown, 400: FieldProblem, 401: Problem, 403: Problem, 409: stale(Shown) },
  }),
};
