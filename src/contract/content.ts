import * as z from 'zod/mini';
import { call } from './call';
import { Id, Picture } from './shared';

/** A hero slide. */
export const SiteImage = z.object({ id: Id, name: z.string(), image: z.string(), title: z.string(), subtitle: z.string(), description: z.string(), picture: Picture });
export type SiteImage = z.output<typeof SiteImage>;

export const StaticPage = z.object({
  id: Id,
  page: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  picture: z.nullable(Picture),
  /** Markdown. */
  content: z.string(),
});
export type StaticPage = z.output<typeof StaticPage>;

export const ConstructionService = z.object({
  id: Id,
  /** A name of the icon set that the application knows. */
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  picture: z.nullable(Picture),
});
export type ConstructionService = z.output<typeof ConstructionService>;

/** The fonts this product ships. */
export const fontNames = ['Roboto', 'Inter', 'Source Sans 3'] as const;
export const SiteFont = z.object({ font: z.enum(fontNames) });
export type SiteFont = z.output<typeof SiteFont>;

/** How to reach the company: the fixed number and its kin, from the server's settings. */
export const Company = z.object({
  /** Digits with the country code, as `wa.me` wants them. */
  whatsapp: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type Company = z.output<typeof Company>;

export const contentCalls = {
  siteImages: call({ method: 'GET', path: '/api/site-images/', who: 'anyone', summary: 'Site images by name; `hero` gives the slides.', query: z.object({ name: z.optional(z.string().check(z.maxLength(40))) }), answers: { 200: z.array(SiteImage) } }),
  staticPages: call({ method: 'GET', path: '/api/static-pages/', who: 'anyone', summary: 'Pages of fixed content.', query: z.object({ page: z.optional(z.string().check(z.maxLength(40))) }), answers: { 200: z.array(StaticPage) } }),
  googleFont: call({ method: 'GET', path: '/api/google-font/', who: 'anyone', summary: 'The font of the whole site.', answers: { 200: SiteFont } }),
  constructionServices: call({ method: 'GET', path: '/api/construction-services/', who: 'anyone', summary: 'Construction services.', answers: { 200: z.array(ConstructionService) } }),
  company: call({ method: 'GET', path: '/api/company/', who: 'anyone', summary: 'How to reach the company.', answers: { 200: Company } }),
};
