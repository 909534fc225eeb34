import type { Lexicon } from './lexicon';

/** In both scripts, as people type it. */
export const hindi: Lexicon = {
  types: {
    villa: 'kothi, haveli, विला, बंगला, कोठी, हवेली, फार्महाउस',
    apartment: 'अपार्टमेंट, फ्लैट',
    penthouse: 'पेंटहाउस',
    duplex: 'डुप्लेक्स, रो हाउस',
    commercial: 'dukan, dukaan, दुकान, ऑफिस, शोरूम, गोदाम, कार्यालय',
    plot: 'zameen, zamin, jameen, jamin, प्लॉट, प्लाट, जमीन, भूखंड',
    resort: 'रिसॉर्ट, होटल',
  },
  purposes: {
    sale: 'kharidna, kharidne, kharidni, khareedna, khareedne, khareedni, bikau, bikri, खरीदना, खरीदने, खरीदनी, बिकाऊ, बिक्री',
    rent: 'kiraya, kiraye, kirae, किराया, किराये, किराए',
    invest: 'nivesh, निवेश',
  },
  places: {
    Indore: 'इंदौर, इन्दौर', Pune: 'पुणे, पूना', 'Vijay Nagar': 'विजय नगर, विजयनगर', Palasia: 'पलासिया', 'New Palasia': 'न्यू पलासिया', Nipania: 'निपानिया', 'Saket Nagar': 'साकेत नगर',
    'Rajendra Nagar': 'राजेंद्र नगर, राजेन्द्र नगर', 'Mahalaxmi Nagar': 'महालक्ष्मी नगर', 'Bicholi Mardana': 'बिचौली मर्दाना', Rau: 'राऊ', Manpur: 'मानपुर', 'Super Corridor': 'सुपर कॉरिडोर',
    'Ujjain Road': 'उज्जैन रोड', 'Simrol Road': 'सिमरोल रोड', 'Choral Road': 'चोरल रोड', 'Kanadia Road': 'कनाड़िया रोड', 'Sapna Sangeeta Road': 'सपना संगीता रोड', 'Scheme 140': 'स्कीम 140',
    'AB Road': 'एबी रोड', Baner: 'बानेर',
  },
  amenities: {
    'Air conditioning': 'एसी', Borewell: 'बोरवेल', 'Club house': 'क्लब हाउस', 'Covered parking': 'पार्किंग', 'Fitness centre': 'जिम', Garden: 'bagicha, गार्डन, बगीचा, बाग', Lift: 'लिफ्ट',
    'Modular kitchen': 'मॉड्यूलर किचन', 'Power backup': 'पावर बैकअप', 'Security staff': 'सिक्योरिटी', 'Solar power': 'सोलर', Spa: 'स्पा', 'Swimming pool': 'स्विमिंग पूल, पूल',
    Terrace: 'chhat, छत', 'Vastu aligned': 'वास्तु',
  },
  elsewhere: 'मुंबई, मुम्बई, बंबई, ठाणे, दिल्ली, नोएडा, गुड़गांव, बेंगलुरु, बैंगलोर, हैदराबाद, चेन्नई, कोलकाता, अहमदाबाद, सूरत, जयपुर, लखनऊ, भोपाल, नागपुर, नासिक, नाशिक, गोवा',
  fillers: `mein, ka, ke, ki, ko, se, par, pe, wala, wali, wale, chahiye, chaiye, hai, hain, ho, kya, koi, kuch, bhi, aur, ya, ek, mujhe, mujhko, hume, mera, meri, mere, apna, apni, dikhao, batao,
    liye, sath, saath, ghar, makan, makaan, bhai, accha, acha, acchi, paas, pas, bas, sirf, में, मे, का, के, की, को, से, पर, वाला, वाली, वाले, चाहिए, है, हैं, हो, क्या, कोई, कुछ, भी, और, या, एक,
    मुझे, हमें, मेरा, मेरे, अपना, दिखाओ, दिखाइए, बताओ, लिए, साथ, पास, घर, मकान, लेना, लेने, जिसमें, अच्छा, अच्छी, सिर्फ, रुपये, बजट, लग्जरी, लक्जरी`,
};
