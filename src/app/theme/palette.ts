/** The company's colours by name, for light and dark mode. Components use `color` of tokens.ts instead. */
export const light = {
  ink900: '#12161C',
  ink700: '#2A313B',
  ink500: '#5C6068',
  ivory50: '#FBF8F3',
  sand100: '#F3ECE1',
  sand200: '#E6DBCA',
  brass500: '#A87D3F',
  brass700: '#7A5620',
  leaf700: '#1F5B4C',
  claret700: '#8E2A2A',
  amber700: '#8A5A00',
  focus: '#1D5FD1',
  /** Bands and overlays that stay dark in both modes, and text on them. */
  night: '#12161C',
  nightRaised: '#1B2129',
  onNight: '#FBF8F3',
  onNightSoft: '#C9C4BA',
  brassOnNight: '#D3AC70',
  /** Floating surfaces: cards over pictures, menus. */
  raised: '#FFFDFA',
  /** Text on a brass button. */
  onBrass: '#FFFFFF',
  brassButton: '#7A5620',
  brassButtonHover: '#65471A',
  shadow: 'rgba(18, 22, 28, 0.16)',
} as const;

export type ColorName = keyof typeof light;

export const dark: Record<ColorName, string> = {
  ink900: '#F4EFE6',
  ink700: '#DCD5C8',
  ink500: '#A9A69E',
  ivory50: '#14181E',
  sand100: '#1C222A',
  sand200: '#343C47',
  brass500: '#C29A5B',
  brass700: '#DDB87F',
  leaf700: '#7FC8B2',
  claret700: '#F0A3A0',
  amber700: '#E8BE6C',
  focus: '#7FB0FF',
  night: '#0C0F13',
  nightRaised: '#171C23',
  onNight: '#FBF8F3',
  onNightSoft: '#C9C4BA',
  brassOnNight: '#D3AC70',
  raised: '#1E252E',
  onBrass: '#14181E',
  brassButton: '#D3AC70',
  brassButtonHover: '#E2C08B',
  shadow: 'rgba(0, 0, 0, 0.5)',
};

/**
 * Pairs of text and background that occur together, with the contrast each needs (WCAG 2.2: 4.5 for text, 3 for large
 * text and icons).
 */
export const textPairs: readonly (readonly [text: ColorName, ground: ColorName, needed: number])[] = [
  ...(['ink900', 'ink700', 'ink500', 'brass700', 'leaf700', 'claret700', 'amber700'] as const).flatMap((text) =>
    (['ivory50', 'sand100', 'raised'] as const).map((ground) => [text, ground, 4.5] as const),
  ),
  ...(['onNight', 'onNightSoft', 'brassOnNight'] as const).flatMap((text) =>
    (['night', 'nightRaised'] as const).map((ground) => [text, ground, 4.5] as const),
  ),
  ['brass500', 'ivory50', 3],
  ['onBrass', 'brassButton', 4.5],
  ['onBrass', 'brassButtonHover', 4.5],
  ['focus', 'ivory50', 3],
  ['focus', 'sand100', 3],
  ['focus', 'raised', 3],
];
