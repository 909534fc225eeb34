import { isZone } from '../../lib/zonedTime';

const comparable = (text: string) => text.toLowerCase().replaceAll('_', ' ');

/** What people call the zones where most of our contacts live. */
const calledSo: readonly (readonly [string, string])[] = [
  ['ist', 'Asia/Kolkata'],
  ['india', 'Asia/Kolkata'],
  ['kolkata', 'Asia/Kolkata'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['भारत', 'Asia/Kolkata'],
  ['gst', 'Asia/Dubai'],
  ['sgt', 'Asia/Singapore'],
];

let known: ReadonlyMap<string, string> | undefined;

/** Zones by their names and by their cities. */
const zonesByName = (): ReadonlyMap<string, string> =>
  (known ??= new Map([
    ...Intl.supportedValuesOf('timeZone').flatMap((zone) => [
      [comparable(zone.split('/').at(-1) ?? ''), zone] as const,
      [comparable(zone), zone] as const,
    ]),
    ...calledSo,
  ]));

/** “Asia/Dubai”, “dubai”, “IST (UTC+5:30)” as the name of a zone; undefined for anything else. */
export function readZone(cell: string): string | undefined {
  const text = cell
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return zonesByName().get(comparable(text)) ?? (isZone(text) ? text : undefined);
}
