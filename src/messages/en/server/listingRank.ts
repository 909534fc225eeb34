// explainRank
export const rules = {
  words_in_title: 'Words in the title',
  words_in_place: 'Words in its place and type',
  words_in_description: 'Words in the description',
  newest: 'The newest first',
  oldest: 'The oldest first',
  lowest_price: 'The lowest price first, without a price last',
  highest_price: 'The highest price first, without a price last',
  smallest: 'The smallest first, without a size last',
  largest: 'The largest first, without a size last',
};
export const notPublished = 'Not published';
export const partOfTheMap = 'Part of the map';
