/** Words that visitors may type: some match a third of all listings, some only a few, and one none. */
const words = [
  'villa',
  'koregaon',
  'garden',
  'amanban',
  'apartment',
  'vijay',
  'terrace',
  'penthouse',
  'baner',
  'tulsivihar',
  'house',
  'corner',
  'pool',
  'resort',
  'kothrud',
  'marble',
  'plot',
  'palasia',
  'school',
  'neeltara',
  'office',
  'kharadi',
  'metro',
  'duplex',
  'wakad',
  'meghsagar',
  'flat',
  'sunlit',
  'rau',
  'bungalow',
  'teak',
  'mulshi',
  'showroom',
  'quiet',
  'aundh',
  'estate',
  'shop',
  'library',
  'nipania',
  'rohinipuram',
];
const word = (at) => words[at % words.length];
const types = ['villa', 'apartment', 'plot', 'penthouse', 'resort'];
const cities = ['indore', 'pune'];
const localities = ['Baner', 'Vijay Nagar', 'Kharadi', 'Palasia', 'Aundh', 'Nipania', 'Koregaon Park', 'Rau'];

/**
 * Every combination that the listings page offers. As there, searches for words are ordered by relevance unless another
 * order is chosen.
 */
export const shapes = {
  'no filter': () => ({}),
  word: (at) => ({ search: word(at), ordering: 'relevance' }),
  'half a word': (at) => ({ search: word(at).slice(0, 3), ordering: 'relevance' }),
  'two words': (at) => ({ search: `${word(at)} ${word(at + 3)}`, ordering: 'relevance' }),
  'type and city': (at) => ({ type: types[at % types.length], city: cities[at % 2] }),
  'price, cheapest first': (at) => ({ ordering: 'price', max_price: String(9_000_000 + at * 250_000) }),
  'size, largest first': (at) => ({ ordering: '-size', min_size: String(800 + at * 20) }),
  'four filters': (at) => ({
    type: types[at % types.length],
    city: cities[at % 2],
    min_bedrooms: String(1 + (at % 4)),
    purpose: ['sale', 'rent'][at % 2],
    ordering: 'price',
  }),
  'word and four filters': (at) => ({
    search: word(at),
    type: types[at % types.length],
    city: cities[at % 2],
    min_bedrooms: String(1 + (at % 3)),
    purpose: 'sale',
    ordering: 'relevance',
  }),
  'word, newest': (at) => ({ search: word(at), ordering: '-id' }),
  'word, cheapest first': (at) => ({ search: word(at), ordering: 'price' }),
  'word, dearest first': (at) => ({ search: word(at), ordering: '-price' }),
  'word, smallest first': (at) => ({ search: word(at), ordering: 'size' }),
  'word, largest first': (at) => ({ search: word(at), ordering: '-size' }),
  'exact bedrooms': (at) => ({ min_bedrooms: String(1 + (at % 5)), max_bedrooms: String(1 + (at % 5)) }),
  locality: (at) => ({ locality: localities[at % localities.length] }),
  'neighbours and a type, cheapest first': (at) => ({
    locality: localities[at % localities.length],
    near: 'true',
    type: types[at % types.length],
    ordering: 'price',
  }),
  sentence: (at) => ({
    search: `${1 + (at % 4)} bhk ${types[at % types.length]} near ${localities[at % localities.length]} under ${1 + (at % 5)} cr, ${word(at)}`,
    ordering: 'relevance',
  }),
  'two words and a city, cheapest first': (at) => ({
    search: `${word(at)} ${word(at + 3)}`,
    city: cities[at % 2],
    ordering: 'price',
  }),
};
