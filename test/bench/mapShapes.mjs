/** Where people look: the middle of each city and of some localities, far ones included. */
const places = [
  [75.88, 22.72],
  [73.86, 18.53],
  [75.8937, 22.7533],
  [73.785, 18.559],
  [75.8115, 22.637],
  [73.94, 18.5515],
  [73.519, 18.513],
  [73.9143, 18.567],
];
/** Maps of a wide screen and of a phone, in pixels. */
const screens = [
  [1_440, 820],
  [390, 640],
];
const written = (value) => value.toFixed(6);

/**
 * The box that a screen shows at a zoom, panned a little further at every turn.
 *
 * @returns {[number, number, number, number]}
 */
function boxAt(at, zoom) {
  const [longitude, latitude] = places[at % places.length];
  const [wide, high] = screens[Math.floor(at / places.length) % screens.length];
  const perPixel = 360 / 2 ** zoom / 256;
  const reach = [(wide / 2) * perPixel, (high / 2) * perPixel * Math.cos((latitude * Math.PI) / 180)];
  const panned = [longitude + ((at % 5) - 2) * reach[0] * 0.2, latitude + ((at % 3) - 1) * reach[1] * 0.2];
  return [panned[0] - reach[0], panned[1] - reach[1], panned[0] + reach[0], panned[1] + reach[1]];
}

/** An area as a finger draws it: 24 corners around the middle of the box. */
function areaIn([west, south, east, north]) {
  const [middle, centre] = [(west + east) / 2, (south + north) / 2];
  return Array.from({ length: 24 }, (_, corner) => {
    const turn = (corner / 24) * 2 * Math.PI;
    const reach = 0.3 + 0.1 * (corner % 3);
    return `${written(middle + (east - west) * reach * Math.cos(turn))} ${written(centre + (north - south) * reach * Math.sin(turn))}`;
  }).join();
}

const types = ['villa', 'apartment', 'plot', 'penthouse', 'resort'];
const words = ['villa', 'garden', 'koregaon', 'terrace', 'marble', 'amanban', 'metro', 'teak'];

const filters = {
  '': () => ({}),
  'a type': (at) => ({ type: types[at % types.length] }),
  'a price': (at) => ({ purpose: 'sale', max_price: String(9_000_000 + at * 250_000) }),
  'four filters': (at) => ({
    type: types[at % types.length],
    min_bedrooms: String(1 + (at % 4)),
    purpose: ['sale', 'rent'][at % 2],
    max_price: '40000000',
  }),
  'a locality': (at) => ({ locality: ['Baner', 'Vijay Nagar', 'Kharadi', 'Nipania'][at % 4], near: 'true' }),
  amenities: (at) => ({ amenities: ['Lift', 'Swimming pool', 'Garden', 'Power backup'][at % 4] }),
  'a word': (at) => ({ search: words[at % words.length] }),
  'a sentence': (at) => ({ search: `${1 + (at % 4)} bhk ${types[at % types.length]} under ${1 + (at % 5)} cr` }),
};
const zooms = {
  'whole country': 5,
  'both cities': 8,
  'a city': 11,
  'half a city': 12,
  'a quarter': 13,
  'a locality': 15,
  'a street': 17,
};

const named = (zoom, filter) => (filter ? `${zoom}, ${filter}` : zoom);
const cross = (shape) =>
  Object.fromEntries(
    Object.entries(zooms).flatMap(([zoomName, zoom]) =>
      Object.entries(filters).flatMap(([filterName, filter]) => shape(zoomName, zoom, filterName, filter)),
    ),
  );

/** Every zoom that the map offers with every filter, a drawn area, and the lists beside the map in each order. */
export const shapes = {
  ...cross((zoomName, zoom, filterName, filter) => [
    [
      named(zoomName, filterName),
      (at) => ({ call: 'map/', zoom: String(zoom), bbox: boxAt(at, zoom).map(written).join(), ...filter(at) }),
    ],
  ]),
  ...Object.fromEntries(
    ['a city', 'a quarter', 'a locality'].map((zoomName) => [
      `${zoomName}, an area`,
      (at) => {
        const box = boxAt(at, zooms[zoomName]);
        return { call: 'map/', zoom: String(zooms[zoomName]), bbox: box.map(written).join(), area: areaIn(box) };
      },
    ]),
  ),
  ...cross((zoomName, zoom, filterName, filter) =>
    ['both cities', 'half a city', 'a locality'].includes(zoomName)
      ? [
          [
            `list of ${named(zoomName, filterName)}`,
            (at) => ({
              limit: '24',
              bbox: boxAt(at, zoom).map(written).join(),
              ordering: ['-id', 'price', '-size'][at % 3],
              ...filter(at),
            }),
          ],
        ]
      : [],
  ),
};
