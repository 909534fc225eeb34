import * as messages from '@messages/contract/zones';

/** "New York" for the IANA name "America/New_York"; undefined for a zone that names no city, such as "Etc/GMT+5". */
export function zoneCity(zone: string): string | undefined {
  if (!zone.includes('/') || /^(Etc|US|Canada|Brazil|Chile|Mexico|SystemV)\//.test(zone)) return undefined;
  const city = zone.split('/').at(-1) ?? '';
  return (messages.cities as Readonly<Record<string, string>>)[city] ?? city.replace(/_/g, ' ');
}
