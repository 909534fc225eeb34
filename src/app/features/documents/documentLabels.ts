import { type DocumentKind, type DocumentRequest, type ListingDocument } from '@contract/documents';
import type { PaperKind } from '@contract/papers';
import * as messages from '@messages/app/documents';
import * as papers from '@messages/app/papers';

const paperLabels: Readonly<Record<PaperKind, string>> = papers.kinds;
/** What a document can be, in the order of the checklist. */
export const kindLabels: Readonly<Record<DocumentKind, string>> = { ...paperLabels, other: messages.other };

export const kinds = Object.keys(kindLabels) as DocumentKind[];

/** "1–3, 5" of the pages that were read. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of [...new Set(pages)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/** What was read in one opening of a link, a line for each document. */
export function readLines(
  { seen }: DocumentRequest['openings'][number],
  documents: readonly Pick<ListingDocument, 'id' | 'title'>[],
): string[] {
  const ids = [...new Set(seen.map(({ document }) => document))];
  return ids.map((id) => {
    const pages = seen.filter(({ document }) => document === id).map(({ page }) => page);
    const title = documents.find((document) => document.id === id)?.title ?? messages.aDeletedOne;
    return messages.readPages(title, messages.pageNumbers(pageRanges(pages), pages.length));
  });
}
