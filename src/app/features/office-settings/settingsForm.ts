import { plainNumber } from '@contract/plainNumber';
import { type SocialLink, type socialNetworks } from '@contract/content';
import { type FigureName, figureNames, officeLimits } from '@contract/officeLimits';
import type { OfficeSettings } from '@contract/officeSettings';
import { stateCodes, states } from '@contract/states';
import * as messages from '@messages/app/officeSettings';
import * as templates from '@messages/app/whatsAppTemplates';

type Network = (typeof socialNetworks)[number];
type Values = Readonly<Record<string, string>>;

/** The networks in the order of the form. */
export const networkLabels: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  whatsapp: messages.whatsAppChannel,
  pinterest: 'Pinterest',
  telegram: 'Telegram',
  threads: 'Threads',
  quora: 'Quora',
};
const networks = Object.keys(networkLabels) as Network[];

/** Where each figure stands. */
export const figureLabels: Readonly<Record<FigureName, string>> = {
  properties_sold: messages.propertiesSold,
  clients: messages.happyClientsOfAbout,
  closed_clients: messages.happyClientsOfReviews,
  years: messages.yearsExperience,
  rating: messages.averageRating,
  satisfaction: messages.satisfactionRate,
  average_sale: messages.averageSalePrice,
};

/** The form has fields for so many templates. */
export const templateNumbers = Array.from({ length: officeLimits.template.most }, (_, at) => at + 1);

/** The settings as the form's texts: a holiday per line, a field per network and weekday. */
export function toValues({
  social,
  open_days,
  holidays,
  listing_review,
  review_moderation,
  rera_agents,
  whatsapp_templates,
  figures,
  version: _,
  ...settings
}: OfficeSettings): Values {
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(
      networks.map((network) => [`social_${network}`, social.find((link) => link.network === network)?.href ?? '']),
    ),
    ...Object.fromEntries(
      stateCodes.map((code) => [`rera_${code}`, rera_agents.find(({ state }) => state === code)?.number ?? '']),
    ),
    ...Object.fromEntries(
      figureNames.flatMap((name) => [
        [`figure_${name}`, figures[name].value],
        [`counts_${name}`, figures[name].counts],
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: 7 }, (_day, day) => [`open_${day}`, open_days.includes(day) ? 'on' : '']),
    ),
    ...Object.fromEntries(
      templateNumbers.flatMap((number) => {
        const template = whatsapp_templates[number - 1];
        return [
          [`template_name_${number}`, template?.name ?? ''],
          [`template_text_${number}`, template?.text ?? ''],
        ];
      }),
    ),
    listing_review: listing_review ? 'on' : '',
    review_moderation: review_moderation ? 'on' : '',
    holidays: holidays.map(({ date, name }) => `${date} ${name}`).join('\n'),
  };
}

/** The form's texts as the settings to save. */
export function fromValues(values: Values, version: number): OfficeSettings {
  const text = (name: string) => (values[name] ?? '').trim();
  return {
    version,
    phone: text('phone'),
    whatsapp: text('whatsapp').replace(/[\s+()-]/g, ''),
    email: text('email'),
    gstin: text('gstin').toUpperCase(),
    address: text('address'),
    social: networks.flatMap((network): SocialLink[] => {
      const href = text(`social_${network}`);
      return href ? [{ network, href }] : [];
    }),
    rera_agents: stateCodes.flatMap((state) => {
      const number = text(`rera_${state}`);
      return number ? [{ state, number }] : [];
    }),
    figures: Object.fromEntries(
      figureNames.map((name) => [name, { value: text(`figure_${name}`), counts: text(`counts_${name}`) }]),
    ) as OfficeSettings['figures'],
    opens: text('opens'),
    closes: text('closes'),
    open_days: Array.from({ length: 7 }, (_, day) => day).filter((day) => values[`open_${day}`] === 'on'),
    holidays: text('holidays')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => {
        const [date = '', ...name] = line.split(/\s+/);
        return { date, name: name.join(' ') };
      }),
    listing_review: values.listing_review === 'on',
    review_moderation: values.review_moderation === 'on',
    whatsapp_templates: templateNumbers
      .map((number) => ({ name: text(`template_name_${number}`), text: text(`template_text_${number}`) }))
      .filter((template) => template.name !== '' || template.text !== ''),
    first_response_minutes: Number(plainNumber(text('first_response_minutes')) || Number.NaN),
  };
}

const fieldLabels: Readonly<Record<string, string>> = {
  phone: messages.phoneNumber,
  whatsapp: messages.whatsAppNumber,
  email: messages.emailAddress,
  gstin: 'GSTIN',
  address: messages.address,
  ...Object.fromEntries(stateCodes.map((code) => [`rera_${code}`, messages.reraAgentOf(states[code].rera.name)])),
  ...Object.fromEntries(
    figureNames.flatMap((name) => [
      [`figure_${name}`, figureLabels[name]],
      [`counts_${name}`, messages.whatItCounts(figureLabels[name])],
    ]),
  ),
  opens: messages.opensAt,
  closes: messages.closesAt,
  holidays: messages.holidays,
  first_response_minutes: messages.firstReplyWithin,
  listing_review: messages.reviewListingsFirst,
  review_moderation: messages.readReviewsFirst,
};

/** The fields in which what a colleague saved differs from what is in the form: label, saved text, own text. */
export function differences(saved: OfficeSettings, own: Values): (readonly [string, string, string])[] {
  return Object.entries(toValues(saved)).flatMap(([name, value]) => {
    const typed = own[name] ?? '';
    if (value.trim() === typed.trim()) return [];
    const network = networks.find((one) => name === `social_${one}`);
    if (name.startsWith('template_')) return [[templates.title, value || 'empty', typed || 'empty'] as const];
    const label = fieldLabels[name] ?? (network ? networkLabels[network] : messages.openDays);
    return [[label, value || 'empty', typed || 'empty'] as const];
  });
}
