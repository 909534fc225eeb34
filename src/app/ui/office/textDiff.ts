import { diffLines, diffWordsWithSpace } from 'diff';

/** A stretch of text that two versions share, or that one of them has. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above so many changes, a comparison takes too long to follow the typing. */
const bounds = { maxEditLength: 800 } as const;

/** What changed from one text to another, by words; by lines where too much differs. */
export function textDiff(before: string, after: string): Part[] {
  const changes = diffWordsWithSpace(before, after, bounds) ?? diffLines(before, after, bounds);
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
