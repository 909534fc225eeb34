import type { OfficePage, PageText } from '@contract/officePages';
import * as messages from '@messages/app/officeContent';
import { type Difference, coverWords, readCover, readText } from './textDraft';

/** What an editor types into a fixed page. */
export type PageForm = Pick<OfficePage, 'title' | 'content' | 'cover'>;

export const emptyPage: PageForm = { title: '', content: '', cover: null };

export const toPageForm = ({ title, content, cover }: OfficePage): PageForm => ({ title, content, cover });

/** The form as a request sends it. */
export const toPageRequest = ({ title, content, cover }: PageForm) => ({
  title,
  content,
  cover: cover && { media: cover.media, alt: cover.picture.alt },
});

/** A form as the browser stored it. */
export const readPageForm = (stored: Readonly<Record<string, unknown>>, base: PageForm): PageForm => ({
  title: readText(stored.title, base.title),
  content: readText(stored.content, base.content),
  cover: readCover(stored.cover, base.cover),
});

/** The fields of two texts that differ, with their labels. */
export function pageDifferences(before: PageForm | PageText, after: PageForm | PageText): Difference[] {
  return [
    { label: messages.title, before: before.title, after: after.title },
    { label: messages.text, before: before.content, after: after.content },
    { label: messages.picture, before: coverWords(before.cover), after: coverWords(after.cover) },
  ].filter((field) => field.before !== field.after);
}

/** A page's name in the office. */
export const pageNames: Readonly<Record<string, string>> = {
  about: messages.aboutUs,
  contact: messages.contact,
  'privacy-policy': messages.privacyPolicy,
  'terms-and-conditions': messages.termsAndConditions,
  disclaimer: messages.disclaimer,
};

/** Pages that are also a PDF, which shows no picture. */
export const legalPages: readonly string[] = ['privacy-policy', 'terms-and-conditions', 'disclaimer'];
