/** The first three people, shown when the server cannot say who works here now. */
export const builtInTeam = [
  {
    id: 1,
    name: 'Rohini Kulkarni',
    role: 'Founder, sales and valuation',
    text: 'Sold homes in Pune for eleven years before she founded the agency. Quotes the price she would pay herself, with the sales to back it up.',
  },
  {
    id: 2,
    name: 'Faisal Qureshi',
    role: 'Architecture and construction',
    text: 'An architect who has spent more time on site than in the office. Walks you through a plan, and points out what it leaves out.',
  },
  {
    id: 3,
    name: 'Meera Bhandari',
    role: 'Papers and title',
    text: 'Reviews the documents of the homes we sell. Sums up a sixty-page title search on one page.',
  },
] as const;
