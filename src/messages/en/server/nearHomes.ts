export const above = (amount: string) => `${amount} above`;
export const below = (amount: string) => `${amount} below`;
export const more = (amount: string) => `${amount} more`;
export const fewer = (amount: string) => `${amount} fewer`;
export const less = (amount: string) => `${amount} less`;
export const notStated = (field: string) => `${field} not stated`;
export const not = (what: string) => `not “${what}”`;
export const notDescribedAs = (words: readonly string[]) =>
  `not described as ${words.map((word) => `“${word}”`).join(' or ')}`;
export const doesNotMention = (names: readonly string[]) => `does not mention ${names.join(', ')}`;
export const farFrom = (place: string, km: number, from: string) =>
  km < 1 ? `${place}, next to ${from}` : `${place}, ${km} km from ${from}`;
export const insteadOf = (place: string, wanted: string) => `${place}, not ${wanted}`;
