import type { OfficeAdvertisement } from '@contract/officeAdvertisements';
import * as messages from '@messages/app/officeContent';
import type { Tone } from '../../ui/office/Status';
import { fromLocalInput, toLocalInput } from './localTime';
import { readCover, readText } from './textDraft';

type State = OfficeAdvertisement['state'];
export const advertisementLabels: Readonly<Record<State, string>> = {
  empty: messages.empty,
  scheduled: messages.scheduled,
  shown: messages.shown,
  ended: messages.ended,
};
export const advertisementTones: Readonly<Record<State, Tone>> = {
  empty: 'quiet',
  scheduled: 'waiting',
  shown: 'good',
  ended: 'bad',
};

/** Where the site shows a slot. */
export const placeLabel = (slot: number): string => messages.placeLabel(slot, slot % 2);

/** What an editor enters; the times as `datetime-local` fields hold them, empty for none. */
export interface AdvertisementForm {
  picture: OfficeAdvertisement['picture'];
  link: string;
  starts: string;
  ends: string;
}

const local = (at: string | null) => (at ? toLocalInput(new Date(at)) : '');

export const toAdvertisementForm = ({ picture, link, starts_at, ends_at }: OfficeAdvertisement): AdvertisementForm => ({
  picture,
  link,
  starts: local(starts_at),
  ends: local(ends_at),
});

/** The form as a request sends it. */
export const toAdvertisementRequest = ({ picture, link, starts, ends }: AdvertisementForm) => ({
  picture: picture && { media: picture.media, alt: picture.picture.alt },
  link: link.trim(),
  starts_at: fromLocalInput(starts),
  ends_at: fromLocalInput(ends),
});

/** A form as the browser stored it. */
export const readAdvertisementForm = (
  stored: Readonly<Record<string, unknown>>,
  base: AdvertisementForm,
): AdvertisementForm => ({
  picture: readCover(stored.picture, base.picture),
  link: readText(stored.link, base.link),
  starts: readText(stored.starts, base.starts),
  ends: readText(stored.ends, base.ends),
});
