import { type LegalText, legalTexts } from './demoLegal';

/** A legal text as a static page: Markdown, headings from level 2. */
export interface LegalPage {
  page: 'privacy-policy' | 'terms-and-conditions' | 'disclaimer';
  title: string;
  content: string;
}

/** The date of the program's own wording. */
export const legalVersion = '2026-11-24T12:00:00Z';

/** Brackets and stars in the texts are literal, not Markdown. */
const asWritten = (words: string) => words.replace(/[\\`*_[\]<>#]/g, '\\$&');

function toMarkdown({ sections }: LegalText): string {
  const parts = sections.flatMap(({ heading, paragraphs }) => [
    `## ${asWritten(heading)}`,
    ...paragraphs.map(asWritten),
  ]);
  return parts.join('\n\n');
}

/** The three legal texts by the name in their address. */
export function legalPages(): LegalPage[] {
  const named = [
    ['privacy-policy', legalTexts.privacy],
    ['terms-and-conditions', legalTexts.terms],
    ['disclaimer', legalTexts.disclaimer],
  ] as const;
  return named.map(([page, text]) => ({ page, title: text.title, content: toMarkdown(text) }));
}
