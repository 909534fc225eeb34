import type { Lexicon } from './lexicon';

/** In both scripts; words shared with Hindi are in its table. */
export const marathi: Lexicon = {
  types: {
    villa: 'व्हिला, बंगलो, फार्महाऊस',
    apartment: 'फ्लॅट, सदनिका',
    penthouse: 'पेंटहाऊस',
    duplex: 'रो हाऊस',
    resort: 'हॉटेल',
  },
  purposes: { sale: 'vikri, vikat, विक्री, विकत, खरेदी', rent: 'bhade, bhadyane, भाडे, भाड्याने', invest: 'गुंतवणूक' },
  places: {
    Indore: 'इंदूर',
    Pune: 'पुण्या, पुण्यात',
    Baner: 'बाणेर',
    Aundh: 'औंध',
    Balewadi: 'बालेवाडी',
    Bavdhan: 'बावधन',
    Kharadi: 'खराडी',
    Hinjewadi: 'हिंजवडी',
    'Koregaon Park': 'कोरेगाव पार्क, कोरेगांव पार्क',
    'Kalyani Nagar': 'कल्याणी नगर',
    'Viman Nagar': 'विमान नगर, विमाननगर',
    Magarpatta: 'मगरपट्टा',
    Pashan: 'पाषाण',
    Mulshi: 'मुळशी, मुलशी',
    Tamhini: 'ताम्हिणी',
    Panshet: 'पानशेत',
    'Panshet Road': 'पानशेत रोड, पानशेत रस्ता',
    Lavale: 'लवळे, लवले',
    Mahalunge: 'म्हाळुंगे, म्हालुंगे',
    'Boat Club Road': 'बोट क्लब रोड',
  },
  amenities: { 'Club house': 'क्लब हाऊस', Terrace: 'टेरेस, गच्ची', 'Vastu aligned': 'वास्तू' },
  elsewhere: 'बंगळूर, बेंगळुरू, औरंगाबाद, कोल्हापूर, नागपूर, सोलापूर',
  fillers: `madhe, madhye, mala, amhala, pahije, hava, havi, ahe, aahe, ani, kinva, sathi, dakhva, javal, मध्ये, मधील, मधे, मला, आम्हाला, हवा, हवी, हवे, हवं, पाहिजे, आहे, आणि, किंवा, साठी, सह, असलेला,
    असलेली, असलेले, दाखवा, छान, चा, ची, चे, च्या, ला, जवळ`,
};
