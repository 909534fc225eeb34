/** A part of a city. `words`: how people write it besides its name, separated by commas. */
export interface Locality {
  name: string;
  /** The slug of its city. */
  city: string;
  words: string;
  /** A point in its middle, WGS84, good to about a kilometre. */
  longitude: number;
  latitude: number;
}

const inCity = (city: string, rows: readonly (readonly [string, number, number, string?])[]): Locality[] =>
  rows.map(([name, longitude, latitude, words = '']) => ({ name, city, longitude, latitude, words }));

/** The localities that the search knows by name. A migration copies them into the table `locality`. */
export const localities: readonly Locality[] = [
  ...inCity('indore', [
    ['Vijay Nagar', 75.8937, 22.7533, 'vijaynagar, विजय नगर, विजयनगर'],
    ['Palasia', 75.8865, 22.724, 'palasiya, पलासिया'],
    ['New Palasia', 75.88, 22.728, 'new palasiya, न्यू पलासिया'],
    ['Saket Nagar', 75.9, 22.7245, 'saketnagar, saket, साकेत नगर'],
    ['Kanadia Road', 75.923, 22.7185, 'kanadia, kanadiya, kanadiya road, कनाड़िया रोड'],
    ['Bicholi Mardana', 75.924, 22.701, 'bicholi, बिचौली मर्दाना'],
    ['Mahalakshmi Nagar', 75.911, 22.762, 'mahalakshminagar, mahalaxmi nagar, mahalaxminagar, महालक्ष्मी नगर'],
    ['Nipania', 75.9275, 22.768, 'nipaniya, निपानिया'],
    ['Scheme 140', 75.9095, 22.7085, 'scheme no 140, scheme number 140, स्कीम 140'],
    ['Rajendra Nagar', 75.8275, 22.6755, 'rajendranagar, राजेंद्र नगर, राजेन्द्र नगर'],
    ['AB Road', 75.8345, 22.6645, 'एबी रोड'],
    ['Rau', 75.8115, 22.637, 'राऊ'],
    ['Manpur', 75.62, 22.431, 'मानपुर'],
    ['Choral Road', 75.902, 22.476, 'choral, चोरल रोड'],
    ['Simrol Road', 75.896, 22.587, 'simrol, सिमरोल रोड'],
    ['Super Corridor', 75.818, 22.7545, 'सुपर कॉरिडोर'],
    ['Ujjain Road', 75.845, 22.799, 'उज्जैन रोड'],
    ['Sapna Sangeeta Road', 75.867, 22.7005, 'sapna sangeeta, sapna sangita, sapna sangita road, सपना संगीता रोड'],
  ]),
  ...inCity('pune', [
    ['Koregaon Park', 73.894, 18.5365, 'koregaon, kp, कोरेगाव पार्क, कोरेगांव पार्क'],
    ['Boat Club Road', 73.8765, 18.538, 'boat club, बोट क्लब रोड'],
    ['Kalyani Nagar', 73.902, 18.548, 'kalyaninagar, कल्याणी नगर'],
    ['Viman Nagar', 73.9143, 18.567, 'vimannagar, विमान नगर, विमाननगर'],
    ['Kharadi', 73.94, 18.5515, 'खराडी'],
    ['Magarpatta', 73.927, 18.515, 'मगरपट्टा'],
    ['Bavdhan', 73.7785, 18.516, 'bawdhan, बावधन'],
    ['Pashan', 73.793, 18.54, 'पाषाण'],
    ['Baner', 73.785, 18.559, 'बाणेर, बानेर'],
    ['Balewadi', 73.7735, 18.5755, 'बालेवाडी'],
    ['Aundh', 73.811, 18.56, 'औंध'],
    ['Mahalunge', 73.75, 18.5725, 'mhalunge, म्हाळुंगे, म्हालुंगे'],
    ['Hinjewadi', 73.7389, 18.5913, 'hinjawadi, hinjavadi, हिंजवडी'],
    ['Lavale', 73.718, 18.542, 'लवळे, लवले'],
    ['Mulshi', 73.519, 18.513, 'मुळशी, मुलशी'],
    ['Tamhini', 73.425, 18.45, 'ताम्हिणी'],
    ['Panshet', 73.617, 18.384, 'पानशेत'],
    ['Panshet Road', 73.696, 18.3915, 'पानशेत रोड, पानशेत रस्ता'],
  ]),
];
