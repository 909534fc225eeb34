// explainRank
export const rules = {
  words_in_title: 'Words in the title',
  words_in_place: 'Words in the place and type',
  words_in_description: 'Words in the description',
  newest: 'Newest first',
  oldest: 'Oldest first',
  lowest_price: 'Lowest price first, homes without a price last',
  highest_price: 'Highest price first, homes without a price last',
  smallest: 'Smallest first, homes without a size last',
  largest: 'Largest first, homes without a size last',
};
export const notPublished = 'Not published';
export const partOfTheMap = 'Part of the map';
