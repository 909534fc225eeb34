/** As many as one map has at most. */
const marks = 500;

/** A response of the map with every mark that it may have, over the whole of Pune. */
export const fullMap = {
  total: marks,
  exact: true,
  clusters: [],
  properties: Array.from({ length: marks }, (_, at) => ({
    id: at + 1,
    latitude: 18.43 + ((at * 37) % marks) * (0.2 / marks),
    longitude: 73.7 + at * (0.27 / marks),
    title: `House ${at + 1}`,
    price: `${5_000_000 + at * 10_000}.00`,
    purpose: 'sale',
    property_type: { id: 1, name: 'Villa' },
    cover: null,
  })),
};
