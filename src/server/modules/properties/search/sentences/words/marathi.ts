import { quantityWords } from '@contract/quantityWords';
import type { WordTable } from './wordTable';

/** In Devanagari; words that it shares with Hindi are in that table. */
export const marathi: WordTable = {
  cities: { indore: 'इंदूर', pune: 'पुणे, पुण्या' },
  types: {
    villa: 'व्हिला, बंगलो, फार्महाऊस',
    apartment: 'फ्लॅट, सदनिका',
    penthouse: 'पेंटहाऊस',
    duplex: 'रो हाऊस',
    resort: 'हॉटेल',
  },
  amenities: { 'Club house': 'क्लब हाऊस', Terrace: 'टेरेस, गच्ची', 'Vastu aligned': 'वास्तू' },
  orderings: {
    price: 'स्वस्त',
    '-price': 'सर्वात महाग',
    '-id': 'सर्वात नवीन',
    '-size': 'सर्वात मोठा, सर्वात मोठी, सर्वात मोठे',
  },
  aroundOrdering: { before: 'सर्वात' },

  ...quantityWords.marathi,
  month: 'महिना',
  monthly: 'महिना',

  atMost: { before: 'कमाल', after: 'पर्यंत, पेक्षा कमी, च्या आत' },
  atLeast: { before: 'किमान', after: 'पेक्षा जास्त' },
  about: { before: 'सुमारे' },
  beyondCount: 'पेक्षा कमी, पेक्षा जास्त',

  or: 'किंवा',
  and: 'आणि',
  to: 'ते',
  between: { after: 'दरम्यान' },
  near: { after: 'जवळ' },
  not: { after: 'नको, शिवाय' },

  fillers: `मध्ये, मधील, मधे, मला, आम्हाला, हवा, हवी, हवे, हवं, पाहिजे, आहे, आणि, किंवा, साठी, सह, असलेला, असलेली, असलेले, दाखवा, छान,
    चा, ची, चे, च्या, ला`,
  endings: 'त, तील, मध्ये, मधील, मधे, च्या, चा, ची, चे, ला, साठी, सह, जवळ, पर्यंत, पेक्षा',
};
