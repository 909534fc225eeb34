/** The comparison key of a word: lower case; neither a nukta nor the sign of a nasal vowel makes a difference. */
export const keyOfWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/’/g, "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
