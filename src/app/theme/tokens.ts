import { type ColorName, light } from './palette';

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/** The custom property of a colour. */
export const colorProperty = (name: ColorName) => `--${kebab(name)}`;

/** Colours by the palette's names; each follows the viewer's colour scheme. */
export const color = Object.fromEntries(
  (Object.keys(light) as ColorName[]).map((name) => [name, `var(${colorProperty(name)})`]),
) as Record<ColorName, string>;

/** A four-point scale, by size in pixels. */
export const space = {
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
  128: '8rem',
} as const;

/** Type sizes; the large ones shrink on phones. */
export const size = {
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.375rem)',
  28: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.75rem)',
  40: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.5rem)',
  56: 'clamp(2.375rem, 1.7rem + 3.2vw, 3.5rem)',
} as const;

export const font = { display: 'var(--font-display)', site: 'var(--font-site)' } as const;

export const radius = { picture: '2px', control: '8px' } as const;

/** The z-index of each layer. */
export const layer = { sticky: 10, bar: 40, floating: 50, sheet: 60, dialog: 70, toast: 80, splash: 90 } as const;

/** Milliseconds. */
export const duration = { control: 160, panel: 320, hero: 900 } as const;
export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';

/** Breakpoints, in pixels of viewport width. */
export const breakpoint = { phone: 640, tablet: 900, desktop: 1100 } as const;
/** Media conditions, mobile first. */
export const from = {
  phone: `@media (min-width: ${breakpoint.phone}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
} as const;
/** For `matchMedia`: narrower than a tablet. */
export const narrowScreen = `(max-width: ${breakpoint.tablet - 1}px)`;
/** A phone on its side, or a window at 400 %: bars scroll with the page. They are positioned by `--pinned` and `--stuck`. */
export const shortScreen = '@media screen and (max-height: 499px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

export const barHeight = '4rem';
