import { quantityWords } from '@contract/quantityWords';
import type { WordTable } from './wordTable';

/** Hindi and Marathi in Latin letters. */
export const hinglish: WordTable = {
  types: { commercial: 'dukan, dukaan', plot: 'zameen, zamin, jameen, jamin' },
  amenities: { Garden: 'bagicha', Terrace: 'chhat' },
  orderings: {
    price: 'sasta, saste, sasti',
    '-price': 'sabse mehnga, sabse mehenga',
    '-id': 'sabse naya, sabse nayi',
    '-size': 'sabse bada, sabse badi',
  },
  aroundOrdering: { before: 'sabse' },

  ...quantityWords.hinglish,
  month: 'mahina, mahine',
  monthly: 'mahina, mahine',
  each: 'har, per',

  atMost: {
    before: 'zyada se zyada, jyada se jyada',
    after:
      'tak, se kam, se neeche, se niche, ke andar, ke under, ke neeche, ke niche, se zyada nahi, se jyada nahi, se upar nahi, paryant, peksha kami',
  },
  atLeast: {
    before: 'kam se kam',
    after: 'se zyada, se jyada, se upar, ke upar, se shuru, se kam nahi, peksha jast',
  },
  about: {
    before: 'lagbhag, kareeb, karib, takriban',
    after: 'aas paas, aaspaas, kareeb, karib',
  },
  beyondCount: 'se kam, peksha kami, se zyada, se jyada, peksha jast',

  or: 'ya, kinva',
  and: 'aur',
  to: 'se, te',
  between: { after: 'ke beech, ke bich, tak' },
  near: { after: 'paas, pas, aas paas, aaspaas, kareeb, nazdeek, nazdik, javal, jawal' },
  not: { before: 'bina', after: 'nahi, nahin, nako, ke bina' },

  fillers: `mein, me, ka, ke, ki, ko, se, par, pe, wala, wali, wale, chahiye, chaiye, chahie, hai, hain, ho, hona, kya, koi, kuch, bhi,
    aur, ya, ek, mujhe, mujhko, hume, humein, humko, mera, meri, mere, hamara, apna, apni, apne, dikhao, dikhaiye, batao, bataiye,
    dhundo, dena, dedo, do, lena, leni, lene, milega, milegi, liye, saath, sath, ghar, makan, makaan, bhai, bhaiya, ji, yaar,
    accha, acha, achha, acchi, achi, sa, si, jo, jisme, wahan, yahan, abhi, bas, sirf, rupaye, madhe, madhye, mala, amhala, pahije,
    hava, havi, ahe, aahe, ani, kinva, sathi, dakhva`,
};
