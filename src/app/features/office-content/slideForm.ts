import type { OfficeSlide } from '@contract/officeSlides';
import * as messages from '@messages/app/officeContent';
import { coverWords, differing, readCover, readText } from './textDraft';
import type { RowForm } from './parts/RowPanel';

/** What an editor enters. */
export interface SlideForm {
  title: string;
  subtitle: string;
  description: string;
  picture: OfficeSlide['picture'] | null;
}

/** The form as a request sends it. */
export const toSlideRequest = ({ picture, ...texts }: SlideForm) => ({
  ...texts,
  picture: picture && { media: picture.media, alt: picture.picture.alt },
});

export const slideForm: RowForm<OfficeSlide, SlideForm> = {
  what: messages.slide,
  empty: { title: '', subtitle: '', description: '', picture: null },
  toForm: ({ title, subtitle, description, picture }) => ({ title, subtitle, description, picture }),
  readForm: (stored, base) => ({
    title: readText(stored.title, base.title),
    subtitle: readText(stored.subtitle, base.subtitle),
    description: readText(stored.description, base.description),
    picture: readCover(stored.picture, base.picture),
  }),
  nameOf: ({ title }) => title,
  differences: (before, after) =>
    differing([
      { label: messages.title, before: before.title, after: after.title },
      { label: messages.lineBelow, before: before.subtitle, after: after.subtitle },
      { label: messages.description, before: before.description, after: after.description },
      { label: messages.picture, before: coverWords(before.picture), after: coverWords(after.picture) },
    ]),
};
