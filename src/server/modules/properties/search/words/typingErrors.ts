const most = 16;

/** Whether two words differ by exactly one letter: wrong, missing, added, or two neighbours swapped. */
export function isOneErrorAway(typed: string, word: string): boolean {
  const [shorter, longer] = [[...typed], [...word]].sort((one, other) => one.length - other.length) as [
    string[],
    string[],
  ];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  if (longer.length > shorter.length) return endsAlike(shorter, start, longer, start + 1);
  if (start === longer.length) return false;
  const swapped = shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
  return (
    endsAlike(shorter, start + 1, longer, start + 1) || (swapped && endsAlike(shorter, start + 2, longer, start + 2))
  );
}

function endsAlike(one: readonly string[], fromOne: number, other: readonly string[], fromOther: number): boolean {
  return (
    one.length - fromOne === other.length - fromOther &&
    one.slice(fromOne).every((letter, place) => letter === other[fromOther + place])
  );
}

/**
 * The given words that are one letter away from what was typed. At most 16, those with the same first letter first,
 * because people rarely mistype it.
 */
export function likelyWords(typed: string, similar: readonly string[]): string[] {
  const meant = similar.filter((word) => isOneErrorAway(typed, word));
  const hasOtherStart = (word: string) => Number(word[0] !== typed[0]);
  return meant.sort((one, other) => hasOtherStart(one) - hasOtherStart(other) || (one < other ? -1 : 1)).slice(0, most);
}
