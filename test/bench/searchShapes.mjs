/** Words that visitors may type, from those of a third of all listings to names that a few have, and one that none has. */
const words = [
  'villa', 'koregaon', 'garden', 'amanban', 'apartment', 'vijay', 'terrace', 'penthouse', 'baner', 'tulsivihar', 'house', 'corner', 'pool', 'resort', 'kothrud', 'marble', 'plot', 'palasia', 'school', 'neeltara',
  'office', 'kharadi', 'metro', 'duplex', 'wakad', 'meghsagar', 'flat', 'sunlit', 'rau', 'bungalow', 'teak', 'mulshi', 'showroom', 'quiet', 'aundh', 'estate', 'shop', 'library', 'nipania', 'rohinipuram',
];
const word = (at) => words[at % words.length];
const types = ['villa', 'apartment', 'plot', 'penthouse', 'resort'];
const cities = ['indore', 'pune'];

/** Every combination that the page of listings offers, as it asks for it: words in the order of the best match unless another is chosen. */
export const shapes = {
  'no filter': () => ({}),
  word: (at) => ({ search: word(at), ordering: 'relevance' }),
  'half a word': (at) => ({ search: word(at).slice(0, 3), ordering: 'relevance' }),
  'two words': (at) => ({ search: `${word(at)} ${word(at + 3)}`, ordering: 'relevance' }),
  'type and city': (at) => ({ type: types[at % types.length], city: cities[at % 2] }),
  'price, cheapest first': (at) => ({ ordering: 'price', max_price: String(9_000_000 + at * 250_000) }),
  'size, largest first': (at) => ({ ordering: '-size', min_size: String(800 + at * 20) }),
  'four filters': (at) => ({ type: types[at % types.length], city: cities[at % 2], min_bedrooms: String(1 + (at % 4)), purpose: ['sale', 'rent'][at % 2], ordering: 'price' }),
  'word and four filters': (at) => ({ search: word(at), type: types[at % types.length], city: cities[at % 2], min_bedrooms: String(1 + (at % 3)), purpose: 'sale', ordering: 'relevance' }),
  'word, newest': (at) => ({ search: word(at), ordering: '-id' }),
  'word, cheapest first': (at) => ({ search: word(at), ordering: 'price' }),
  'word, dearest first': (at) => ({ search: word(at), ordering: '-price' }),
  'word, smallest first': (at) => ({ search: word(at), ordering: 'size' }),
  'word, largest first': (at) => ({ search: word(at), ordering: '-size' }),
  'two words and a city, cheapest first': (at) => ({ search: `${word(at)} ${word(at + 3)}`, city: cities[at % 2], ordering: 'price' }),
};
