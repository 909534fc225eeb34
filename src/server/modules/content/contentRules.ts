import { fontNames, type SiteFont } from '@contract/content';

/** The key of the site's font in the settings. */
export const fontSetting = 'font';

/** The site's font: the stored one if we ship it, otherwise the first that we do. */
export function fontOf(stored: string | undefined): SiteFont {
  return { font: fontNames.find((name) => name === stored) ?? fontNames[0] };
}

/** The names of the legal texts, which are also files. */
export const legalSlugs = ['privacy-policy', 'terms-and-conditions', 'disclaimer'] as const;
