const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ऍ: 'a',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ॅ': 'a',
};
const halant = '्';

/**
 * A word of Devanagari in Latin letters, as names of places and buildings are spelled: "तुलसी" is "tulsi". The short vowel that every
 * consonant carries (ə below) is silent at a word's end and between a vowel and a further syllable.
 */
export function romanized(word: string): string {
  const letters = [...word.normalize('NFD').replace(/[\u093c\u200c\u200d]/g, '')];
  const spelled = letters
    .map((letter, at) => {
      const next = letters[at + 1] ?? '';
      if (letter in consonants) return `${consonants[letter] ?? ''}${next in signs || next === halant ? '' : 'ə'}`;
      if (letter === 'ं' || letter === 'ँ') return /[पफबभम]/.test(next) ? 'm' : 'n';
      if (letter >= '०' && letter <= '९') return String(letter.charCodeAt(0) - 0x966);
      return vowels[letter] ?? signs[letter] ?? '';
    })
    .join('');
  return spelled
    .replace(/(?<=[^ə])ə$/, '')
    .replace(/([aeiouə][b-df-hj-np-tv-z]+)ə(?=[b-df-hj-np-tv-z]+[aeiou])/g, '$1')
    .replaceAll('ə', 'a');
}
