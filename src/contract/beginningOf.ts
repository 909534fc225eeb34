/** The first `most` UTF-16 units of a text, or a few less: no emoji, no letter and its accents is cut in two. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = new Intl.Segmenter().segment(text).containing(most)?.index ?? most;
  // marks without end on one letter are no character that anybody sees
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/\p{Surrogate}$/u, '');
}

/** A text without its last character. */
export const withoutLast = (text: string): string => beginningOf(text, text.length - 1);
