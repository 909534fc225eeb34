/** The colours of the sketch map by name, for light and dark mode. They are here and not in the palette, because only maps need them. */
export const lightMap = {
  paper: '#FBF8F2',
  water: '#D5E3E6',
  shore: '#B9CFD4',
  hill: '#EFE6D6',
  green: '#E3EADB',
  arterial: '#E0D6C6',
  ring: '#CFC2AC',
  highway: '#BBAA8D',
  rail: '#A89C8A',
  label: '#5B5346',
  softLabel: '#695F51',
  waterLabel: '#44636C',
  landmark: '#7A5620',
} as const;

export type MapColor = keyof typeof lightMap;

export const darkMap: Record<MapColor, string> = {
  paper: '#171C23',
  water: '#243C46',
  shore: '#345460',
  hill: '#22262A',
  green: '#1E2B26',
  arterial: '#2F3741',
  ring: '#3E4854',
  highway: '#545C67',
  rail: '#5A5E66',
  label: '#D6CEC0',
  softLabel: '#A9A294',
  waterLabel: '#93B8C1',
  landmark: '#D3AC70',
};

const property = (name: string) => `--map-${name}`;

/** The custom properties of the colours, for a style sheet. */
export const mapColorLines = (colors: Record<MapColor, string>) =>
  Object.entries(colors)
    .map(([name, value]) => `${property(name)}: ${value};`)
    .join(' ');

/** Colours by name; each follows the viewer's colour scheme inside a map. */
export const mapColor = Object.fromEntries(
  Object.keys(lightMap).map((name) => [name, `var(${property(name)})`]),
) as Record<MapColor, string>;
