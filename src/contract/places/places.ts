import * as messages from '@messages/contract/gstStates';
import * as language from '@messages/language';
import { countryNames, indiaNames, stateNames } from './stateNames';

/** The code of places outside India, in place of a state's. */
export const abroad = '96';

/** Without case, accents of Latin letters, blanks and punctuation; "&" is "and". Vowel signs of Devanagari stay. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .normalize('NFD')
    .replace(/[^\p{L}\p{M}\d]|[\u0300-\u036f\u093c\u200c\u200d]/gu, '');

/** The English name of a state or union territory by the first digits of a GSTIN. */
export const stateNamed = (code: string): string => messages.byGstCode[code] ?? '';

/** All states and union territories, as they are chosen from. */
export const gstStates: readonly { code: string; name: string }[] = Object.entries(messages.byGstCode)
  .map(([code, name]) => ({ code, name }))
  .sort((one, other) => one.name.localeCompare(other.name, language.tag));

const codeOfState = new Map(
  Object.entries(messages.byGstCode).flatMap(([code, name]) =>
    [name, ...(stateNames[code] ?? [])].map((spelled) => [plain(spelled), code] as const),
  ),
);

/** The code of a state in any of its spellings; undefined for what we do not know. */
export const stateCodeOf = (text: string): string | undefined => codeOfState.get(plain(text));

/** ISO 3166-1, two letters each. https://www.iso.org/iso-3166-country-codes.html */
const countryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );
const india = 'IN';
const namesOfRegions = new Intl.DisplayNames(language.tag, { type: 'region' });
const nameOfCountry = (code: string) => namesOfRegions.of(code) ?? code;

/** All countries, as they are chosen from; India first. */
export const countries: readonly string[] = [
  nameOfCountry(india),
  ...countryCodes
    .filter((code) => code !== india)
    .map(nameOfCountry)
    .sort((one, other) => one.localeCompare(other, language.tag)),
];

const codeOfCountry = new Map([
  ...countryCodes.flatMap((code) =>
    [code, nameOfCountry(code), ...(countryNames[code] ?? [])].map((spelled) => [plain(spelled), code] as const),
  ),
  ...indiaNames.map((spelled) => [plain(spelled), india] as const),
]);

/** A country in any of its spellings; undefined for what we do not know. */
export function countryOf(text: string): { name: string; isIndia: boolean } | undefined {
  const code = codeOfCountry.get(plain(text));
  return code === undefined ? undefined : { name: nameOfCountry(code), isIndia: code === india };
}

/**
 * The states of India Post's codes by their first two digits, with everything that shares them.
 * https://www.indiapost.gov.in/vas/pages/findpincode.aspx
 */
const statesOfPins: Readonly<Record<string, readonly string[]>> = {
  11: ['07'],
  12: ['06'],
  13: ['06'],
  14: ['03', '04'],
  15: ['03'],
  16: ['03', '04', '06'],
  17: ['02'],
  18: ['01'],
  19: ['01', '38'],
  ...Object.fromEntries([20, 21, 22, 23, 25, 27, 28].map((start) => [start, ['09']])),
  24: ['09', '05'],
  26: ['09', '05'],
  ...Object.fromEntries([30, 31, 32, 33, 34].map((start) => [start, ['08']])),
  36: ['24', '26'],
  37: ['24'],
  38: ['24'],
  39: ['24', '26'],
  40: ['27', '30'],
  ...Object.fromEntries([41, 42, 43, 44].map((start) => [start, ['27']])),
  ...Object.fromEntries([45, 46, 47, 48].map((start) => [start, ['23']])),
  49: ['22'],
  50: ['36', '37'],
  51: ['37'],
  52: ['37'],
  53: ['37', '34'],
  ...Object.fromEntries([56, 57, 58, 59].map((start) => [start, ['29']])),
  60: ['33', '34'],
  ...Object.fromEntries([61, 62, 63, 64].map((start) => [start, ['33']])),
  67: ['32', '34'],
  68: ['32', '31'],
  69: ['32'],
  ...Object.fromEntries([70, 71, 72].map((start) => [start, ['19']])),
  73: ['19', '11'],
  74: ['19', '35'],
  ...Object.fromEntries([75, 76, 77].map((start) => [start, ['21']])),
  78: ['18'],
  79: ['12', '13', '14', '15', '16', '17', '18'],
  80: ['10'],
  81: ['10', '20'],
  82: ['10', '20'],
  83: ['20'],
  84: ['10'],
  85: ['10'],
};

export const isPin = (text: string) => /^[1-9]\d{5}$/.test(text);

/** The states in which a PIN may be; undefined for one that we do not know. */
export const statesOfPin = (pin: string): readonly string[] | undefined => statesOfPins[pin.slice(0, 2)];
