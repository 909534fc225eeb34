import { brand } from '@contract/brand';
import { type Contact, type OfficeContact, oneLine } from '../../email/emailContent';
import type { VisitRow } from './visitsStore';

const mapsUrl = (destination: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

/**
 * Where a visit in person takes place: what the host says, or the listing's own place. The way there leads to the
 * host's words, because a meeting point may be elsewhere, or to the published point: never to more than the owner shows.
 */
export function meetingPlace({ mode, place, home_place: home, latitude, longitude }: VisitRow): {
  place: string;
  directions: string;
} {
  if (mode === 'video') return { place: '', directions: '' };
  const said = oneLine(place);
  const city = home.split(', ').at(-1) ?? '';
  if (said)
    return {
      place: said,
      directions: mapsUrl(said.toLowerCase().includes(city.toLowerCase()) ? said : `${said}, ${city}`),
    };
  const listed = oneLine(home);
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : listed;
  return { place: listed, directions: point && mapsUrl(point) };
}

/** Whom a visitor asks for, and the number: ours where the host has none. */
export const contactOf = (
  { contact_name: name, contact_phone: phone }: VisitRow,
  company: OfficeContact,
): Omit<Contact, 'email'> => ({ name: oneLine(name) || brand, phone: oneLine(phone) || company.phone });
