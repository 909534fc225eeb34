import { shapes } from './searchShapes.mjs';
import { shapeFigures } from './shapeTimes.mjs';

const types = ['villa', 'apartment', 'plot', 'penthouse', 'resort'];
const localities = ['Baner', 'Vijay Nagar', 'Kharadi', 'Palasia', 'Aundh', 'Nipania', 'Koregaon Park', 'Rau'];
/** The page asks for close matches where few listings fit, whatever is asked for. */
const few = {
  'a price far below all others': (at) => ({
    search: `${1 + (at % 4)} bhk ${types[at % types.length]} in ${localities[at % localities.length]} under ${1 + (at % 3)} lakh`,
  }),
  'a locality of the other city': (at) => ({
    city: ['indore', 'pune'][at % 2],
    locality: localities[at % 2 === 0 ? 0 : 1],
    min_bedrooms: String(1 + (at % 4)),
  }),
  'many wishes': (at) => ({
    search: `furnished north facing ${1 + (at % 4)} bhk ${types[at % types.length]} with pool, gym and 3 parking ready to move near ${localities[at % localities.length]}`,
  }),
  'nothing but a price': (at) => ({ max_price: String(1_000 + at) }),
};
/** Nothing can give way where nothing or only what never gives way is asked for. */
const { 'no filter': _none, ...asking } = shapes;
const near = Object.fromEntries(
  Object.entries({ ...asking, ...few }).map(([shape, filters]) => {
    const parameters = (/** @type {number} */ at) => {
      const { ordering: _order, ...asked } = filters(at);
      return { call: 'near/', limit: '6', ...asked };
    };
    return [shape, parameters];
  }),
);

/**
 * S6: the p95 of each shape of close matches, with its reading of the sentence: at most 60 ms.
 *
 * @param {import('./shapeTimes.mjs').Wanted} wanted
 * @param {number} rounds
 */
export const nearTimes = (wanted, rounds) =>
  shapeFigures({ line: 'S6', what: 'close matches of each shape', shapes: near }, { ...wanted, most: 60 }, rounds);
