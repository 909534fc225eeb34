import { quantityWords } from '@contract/quantityWords';
import type { WordTable } from './wordTable';

/** In Devanagari; a nukta and the sign of a nasal vowel make no difference. */
export const hindi: WordTable = {
  cities: { indore: 'इंदौर, इन्दौर', pune: 'पूना' },
  types: {
    villa: 'विला, बंगला, कोठी, हवेली, फार्महाउस',
    apartment: 'अपार्टमेंट, फ्लैट',
    penthouse: 'पेंटहाउस',
    duplex: 'डुप्लेक्स, रो हाउस',
    commercial: 'दुकान, ऑफिस, शोरूम, गोदाम, कार्यालय',
    plot: 'प्लॉट, प्लाट, जमीन, भूखंड',
    resort: 'रिसॉर्ट, होटल',
  },
  amenities: {
    'Air conditioning': 'एसी',
    Borewell: 'बोरवेल',
    'Club house': 'क्लब हाउस',
    'Covered parking': 'पार्किंग',
    'Fitness centre': 'जिम',
    Garden: 'गार्डन, बगीचा, बाग',
    Lift: 'लिफ्ट',
    'Modular kitchen': 'मॉड्यूलर किचन',
    'Power backup': 'पावर बैकअप',
    'Security staff': 'सिक्योरिटी',
    'Solar power': 'सोलर',
    Spa: 'स्पा',
    'Swimming pool': 'स्विमिंग पूल, पूल',
    Terrace: 'छत',
    'Vastu aligned': 'वास्तु',
  },
  orderings: {
    price: 'सस्ता, सस्ते, सस्ती',
    '-price': 'सबसे महंगा',
    '-id': 'सबसे नया, सबसे नई',
    '-size': 'सबसे बडा, सबसे बडी',
  },
  aroundOrdering: { before: 'सबसे' },

  ...quantityWords.hindi,
  units: { ...quantityWords.hindi.units, bedroom: 'बीएचके, बेडरूम', bathroom: 'बाथरूम' },
  budget: 'बजट',
  month: 'महीना, महीने, माह',
  monthly: 'महीना, महीने, माह',
  each: 'प्रति, दर',

  atMost: { after: 'तक, से कम, से नीचे, के अंदर, के नीचे, से ज्यादा नहीं' },
  atLeast: {
    before: 'कम से कम',
    after: 'से ज्यादा, से अधिक, से ऊपर, के ऊपर, से कम नहीं',
  },
  about: { before: 'लगभग, करीब', after: 'आसपास, करीब' },
  beyondCount: 'से कम, से ज्यादा, से अधिक',

  or: 'या',
  and: 'और',
  to: 'से',
  between: { after: 'के बीच, तक' },
  near: { after: 'पास, आसपास, नजदीक' },
  not: { before: 'बिना', after: 'नहीं, नही, के बिना' },

  fillers: `में, मे, का, के, की, को, से, पर, वाला, वाली, वाले, चाहिए, है, हैं, हो, क्या, कोई, कुछ, भी, और, या, एक, मुझे, हमें, मेरा, मेरे,
    अपना, दिखाओ, दिखाइए, बताओ, बताइए, लिए, साथ, घर, मकान, लेना, लेने, जिसमें, अच्छा, अच्छी, सिर्फ, मिलेगा, मिलेगी, रुपये, बजट`,
};
