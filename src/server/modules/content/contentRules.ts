import { fontNames, type SiteFont } from '@contract/content';

/** The name under which the font of the site is stored among the settings. */
export const fontSetting = 'font';

/** The font of the whole site: the stored one if this product ships it, else the first of those that it does. */
export function fontOf(stored: string | undefined): SiteFont {
  return { font: fontNames.find((name) => name === stored) ?? fontNames[0] };
}
