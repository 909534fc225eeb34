import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { type FigureName, figureNames, officeLimits } from './officeLimits';
import { Id, Instant, Picture } from './shared';

/** A hero slide (`hero`), or an advertisement (`advertisement`). */
export const SiteImage = z.object({
  id: Id,
  name: z.string(),
  image: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  picture: Picture,
  /** Its position among the images of the same name. */
  position: z.int(),
  /** The target of an advertisement: an https URL. */
  link: z.nullable(z.string()),
});
export type SiteImage = z.output<typeof SiteImage>;

export const StaticPage = z.object({
  id: Id,
  page: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  picture: z.nullable(Picture),
  content: z.string(),
  /** Counts its saved texts. */
  version: z.int(),
  saved_at: Instant,
});
export type StaticPage = z.output<typeof StaticPage>;

export const ConstructionService = z.object({
  id: Id,
  /** The name of one of the app's icons. */
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  picture: z.nullable(Picture),
});
export type ConstructionService = z.output<typeof ConstructionService>;

/** A person of the page About us. */
export const TeamMember = z.object({ id: Id, name: z.string(), role: z.string(), text: z.string() });
export type TeamMember = z.output<typeof TeamMember>;

/** The fonts that this product ships. */
export const fontNames = ['Roboto', 'Inter', 'Source Sans 3'] as const;
export const SiteFont = z.object({ font: z.enum(fontNames) });
export type SiteFont = z.output<typeof SiteFont>;

/** The social networks that the company may have a page at. */
export const socialNetworks = [
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'x',
  'whatsapp',
  'pinterest',
  'telegram',
  'threads',
  'quora',
] as const;
export const SocialLink = z.object({ network: z.enum(socialNetworks), href: z.string() });
export type SocialLink = z.output<typeof SocialLink>;

/** The company's contact details, from the server's settings. */
export const Company = z.object({
  /** Digits with the country code, as `wa.me` expects them. */
  whatsapp: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The site's own URL without a trailing slash, for absolute links. */
  site: z.string(),
  /** Demonstration data is loaded: the app may show samples. */
  demo: z.boolean(),
  /** Our pages at social networks; networks without a URL are left out. */
  social: z.array(SocialLink),
  /** Our registrations as an agent, by the code of the state. */
  rera_agents: z.array(z.object({ state: z.string(), number: z.string() })),
  /** When the office is open, by the clock of India; weekdays, 0 is Sunday. */
  hours: z.object({ opens: z.string(), closes: z.string(), open_days: z.array(z.int()) }),
});
export type Company = z.output<typeof Company>;

const Figure = z.object({
  /** As it is shown, `500+`; empty hides the figure. */
  value: z.string().check(z.trim(), z.maxLength(officeLimits.figure.value)),
  /** What exactly it counts. */
  counts: z.string().check(z.trim(), z.maxLength(officeLimits.figure.counts)),
});
/** The figures by which we present ourselves, each with what it counts. */
export const Figures = z.object(
  Object.fromEntries(figureNames.map((name) => [name, Figure])) as Record<FigureName, typeof Figure>,
);
export type Figures = z.output<typeof Figures>;

export const contentEndpoints = {
  siteImages: endpoint({
    method: 'GET',
    path: '/api/site-images/',
    access: 'anyone',
    cacheable: true,
    summary: 'Site images by name: `hero` gives the slides, `advertisement` the advertisements.',
    query: z.object({ name: z.optional(z.string().check(z.maxLength(40))) }),
    responses: { 200: z.array(SiteImage) },
  }),
  staticPages: endpoint({
    method: 'GET',
    path: '/api/static-pages/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists static pages.',
    query: z.object({ page: z.optional(z.string().check(z.maxLength(40))) }),
    responses: { 200: z.array(StaticPage) },
  }),
  googleFont: endpoint({
    method: 'GET',
    path: '/api/google-font/',
    access: 'anyone',
    cacheable: true,
    summary: 'The font of the whole site.',
    responses: { 200: SiteFont },
  }),
  constructionServices: endpoint({
    method: 'GET',
    path: '/api/construction-services/',
    access: 'anyone',
    cacheable: true,
    summary: 'Construction services.',
    responses: { 200: z.array(ConstructionService) },
  }),
  team: endpoint({
    method: 'GET',
    path: '/api/team/',
    access: 'anyone',
    cacheable: true,
    summary: 'The people of the page About us, in their order.',
    responses: { 200: z.array(TeamMember) },
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/figures/',
    access: 'anyone',
    cacheable: true,
    summary: 'The figures by which we present ourselves, each with what it counts.',
    responses: { 200: Figures },
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/company/',
    access: 'anyone',
    cacheable: true,
    summary: 'Returns company contact details.',
    responses: { 200: Company },
  }),
};
