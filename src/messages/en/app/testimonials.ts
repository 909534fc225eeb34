/** Client stories, for the home page and for the reviews page if the list cannot be loaded. */
export const stories = [
  {
    name: 'Meera Joshi',
    role: 'Bought a villa in Nipania',
    date: '2026-09-14',
    property: 'Courtyard villa, Nipania',
    rating: 5,
    review:
      'They gave us the title search before we asked for it, and the borewell report with it. We visited three houses, not thirty, and bought the second.',
  },
  {
    name: 'Arjun Deshpande',
    role: 'Rents in Kharadi',
    date: '2026-08-02',
    property: 'Three-bedroom apartment, Kharadi',
    rating: 5,
    review:
      'The rent, the deposit and what the society charges were in one message on the first day. Nothing was added later.',
  },
  {
    name: 'Farah Sheikh',
    role: 'Sold a duplex in Baner',
    date: '2026-07-21',
    property: 'Corner duplex, Baner',
    rating: 5,
    review:
      'Our agent told us the price was eight lakh too high, showed us why, and sold it in five weeks at the price she had named.',
  },
  {
    name: 'Vikram Rathore',
    role: 'Invested on Super Corridor',
    date: '2026-06-11',
    property: 'Leased office floor, Super Corridor',
    rating: 4,
    review:
      'The yield they wrote down is the yield I receive. The paperwork for the lease took two weeks longer than planned, and they said so early.',
  },
  {
    name: 'Ananya Kulkarni',
    role: 'Bought a plot in Lavale',
    date: '2026-05-30',
    property: 'Hill plot, Lavale',
    rating: 5,
    review:
      'A surveyor walked the boundary with us and the pegs were where the map said. That alone was worth the fee.',
  },
  {
    name: 'Thomas Varghese',
    role: 'Bought from New Jersey',
    date: '2026-04-18',
    property: 'Penthouse, Koregaon Park',
    rating: 5,
    review:
      'Video visits in my evenings, documents by courier, one visit to register. The tax deducted at source was explained before I paid it.',
  },
] as const;
