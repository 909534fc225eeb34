import type { ForeignCurrency } from './currencies';
import type { MeasureUnit } from './units';

/** Words that belong to an amount on one of its sides, before it and after it. */
export interface Sides {
  before?: string;
  after?: string;
}

/** The words of one language for amounts of money and areas, separated by commas; English ones also stand for their plurals. */
export interface QuantityWords {
  units: Readonly<Partial<Record<MeasureUnit, string>>>;
  numbers: Readonly<Record<string, number>>;
  /** Adds a half: before a number, and after it. */
  andAHalf?: Sides;
  /** Before a number, adds a quarter or takes one off. */
  andAQuarter?: string;
  lessAQuarter?: string;
  /** Make any number money. */
  rupees?: string;
  /** Money of other countries, which is worth rupees by a dated rate only. */
  foreign?: Readonly<Partial<Record<ForeignCurrency, string>>>;
}

/** For fields and sentences alike. To teach both a word, add it to its line here. */
export const quantityWords = {
  english: {
    units: {
      billion: 'billion, bn',
      crore: 'crore, cr, c',
      million: 'million, mn',
      lakh: 'lakh, lac, l',
      thousand: 'thousand, k',
      hectare: 'hectare, ha',
      acre: 'acre',
      guntha: 'guntha, gunta',
      cent: 'cent',
      sqm: 'sqm, sq m, sq mt, sq mtr, sq metre, sq meter, square metre, square meter, m2, m²',
      sqyd: 'sqyd, sq yd, sq yard, square yard, yd2, yd²',
      sqft: 'sqft, sft, sq ft, sq feet, sq foot, square ft, square feet, square foot, ft2, ft²',
    },
    numbers: {
      half: 0.5,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
    },
    andAHalf: { after: 'and a half' },
    rupees: '₹, rs, inr, rupee',
    foreign: { USD: '$, usd, dollar', GBP: '£, gbp, pound', EUR: '€, eur, euro', AED: 'aed, dirham' },
  },
  /** Hindi and Marathi in Latin letters. */
  hinglish: {
    units: { crore: 'karod, karor, koti', thousand: 'hazar, hazaar', sqyd: 'gaj' },
    numbers: {
      pav: 0.25,
      paav: 0.25,
      aadha: 0.5,
      paun: 0.75,
      sava: 1.25,
      sawa: 1.25,
      dedh: 1.5,
      dhai: 2.5,
      ek: 1,
      do: 2,
      don: 2,
      teen: 3,
      char: 4,
      chaar: 4,
      paanch: 5,
      panch: 5,
      pach: 5,
      chhe: 6,
      saat: 7,
      aath: 8,
      nau: 9,
      das: 10,
      bees: 20,
      pachees: 25,
      tees: 30,
      chalis: 40,
      pachas: 50,
      pachaas: 50,
    },
    andAHalf: { before: 'sadhe' },
    andAQuarter: 'sava, sawa',
    lessAQuarter: 'paune, pauni',
    rupees: 'rupaye',
  },
  /** In Devanagari; a nukta and the sign of a nasal vowel make no difference. */
  hindi: {
    units: {
      crore: 'करोड',
      lakh: 'लाख',
      thousand: 'हजार',
      hectare: 'हेक्टेयर',
      acre: 'एकड',
      sqm: 'वर्ग मीटर, वर्ग मी',
      sqyd: 'गज, वर्ग गज, वर्ग यार्ड',
      sqft: 'वर्ग फुट, वर्ग फीट',
    },
    numbers: {
      पाव: 0.25,
      आधा: 0.5,
      पौन: 0.75,
      सवा: 1.25,
      डेढ: 1.5,
      ढाई: 2.5,
      एक: 1,
      दो: 2,
      तीन: 3,
      चार: 4,
      पांच: 5,
      छह: 6,
      सात: 7,
      आठ: 8,
      नौ: 9,
      दस: 10,
      बीस: 20,
      पचास: 50,
    },
    andAHalf: { before: 'साढे' },
    andAQuarter: 'सवा',
    lessAQuarter: 'पौने',
    rupees: 'रुपये, रुपए, रु',
    foreign: { USD: 'डॉलर', GBP: 'पाउंड', EUR: 'यूरो', AED: 'दिरहम' },
  },
  /** In Devanagari; words that it shares with Hindi are there. */
  marathi: {
    units: {
      crore: 'कोटी, कोटि, कोटीं',
      lakh: 'लाखां',
      hectare: 'हेक्टर',
      acre: 'एकर',
      guntha: 'गुंठा, गुंठे',
      sqm: 'चौरस मीटर, चौरस मी',
      sqyd: 'चौरस यार्ड',
      sqft: 'चौरस फूट, चौरस फुट',
    },
    numbers: { पाऊण: 0.75, सव्वा: 1.25, दीड: 1.5, अडीच: 2.5, दोन: 2, पाच: 5, सहा: 6, दहा: 10, वीस: 20, पन्नास: 50 },
    andAHalf: { before: 'साडे' },
    andAQuarter: 'सव्वा',
    lessAQuarter: 'पावणे',
  },
} as const satisfies Readonly<Record<string, QuantityWords>>;
