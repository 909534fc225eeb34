import { type LegalText, legalTexts } from './demoLegal';

/** A legal text as a static page: Markdown, headings from level 2. */
export interface LegalPage {
  page: 'privacy-policy' | 'terms-and-conditions' | 'disclaimer';
  title: string;
  content: string;
}

/** The day of the present wording: it stands above each text. */
export const legalVersion = '23 November 2026';

/** What the texts write in brackets and stars is meant as such, not as Markdown. */
const asWritten = (words: string) => words.replace(/[\\`*_[\]<>#]/g, '\\$&');

function toMarkdown({ sections }: LegalText): string {
  const parts = sections.flatMap(({ heading, paragraphs }) => [
    `## ${asWritten(heading)}`,
    ...paragraphs.map(asWritten),
  ]);
  return [`Version of ${legalVersion}.`, ...parts].join('\n\n');
}

/** The three legal texts, each under the name of its address. */
export function legalPages(): LegalPage[] {
  const named = [
    ['privacy-policy', legalTexts.privacy],
    ['terms-and-conditions', legalTexts.terms],
    ['disclaimer', legalTexts.disclaimer],
  ] as const;
  return named.map(([page, text]) => ({ page, title: text.title, content: toMarkdown(text) }));
}
