import { readCell } from './readCell';

const amenities = [
  { id: 1, name: 'Lift' },
  { id: 2, name: 'Swimming pool' },
];
const read = (kind: Parameters<typeof readCell>[0]['kind'], cell: string) => readCell({ kind }, cell, amenities);

describe('cells of listings as agencies write them', () => {
  it.each([
    ['2.5 Cr', '25000000.00'],
    ['₹ 45 L (neg.)', '4500000.00'],
    ['Rs. 40,000 per month', '40000.00'],
    ['1.2 Cr onwards', '12000000.00'],
    ['27500000', '27500000.00'],
    ['₹2,75,00,000/-', '27500000.00'],
    ['१.२५ करोड़', '12500000.00'],
    ['40000 pm', '40000.00'],
    ['65 lakh negotiable', '6500000.00'],
    ['Price on request', ''],
    ['-', ''],
  ])('reads the price “%s” as %s', (cell, text) => {
    expect(read('money', cell)).toEqual({ text });
  });

  it.each([
    ['1,450 sq ft', '1450'],
    ['120 sq m', '1292'],
    ['200 gaj', '1800'],
    ['1450 (carpet 1100)', '1450'],
    ['30x50', '1500'],
  ])('reads the area “%s” as %s square feet', (cell, text) => {
    expect(read('area', cell)).toEqual({ text });
  });

  it.each([
    ['3 BHK', '3'],
    ['3.0', '3'],
    ['3BHK', '3'],
    ['3rd of 12', '3'],
    ['Ground', '0'],
    ['G+4', '4'],
    ['2 cars', '2'],
  ])('reads the number “%s” as %s', (cell, text) => {
    expect(read('whole', cell)).toEqual({ text });
  });

  it.each([
    ['2027-03-01', '2027-03'],
    ['Mar 2027', '2027-03'],
    ['March-27', '2027-03'],
    ["Dec'26", '2026-12'],
    ['03/2027', '2027-03'],
    ['12/3/25', '2025-03'],
    ['31.12.2028', '2028-12'],
  ])('reads the month “%s” as %s', (cell, text) => {
    expect(read('month', cell)).toEqual({ text });
  });

  it.each([
    ['money', 'cheap'],
    ['money', '45 to 50 lakh'],
    ['area', '2 bigha'],
    ['area', 'large'],
    ['whole', '3.5 BHK'],
    ['whole', 'three'],
    ['month', 'soon'],
    ['month', '13/2027'],
    ['flag', 'perhaps'],
    ['degrees', 'north'],
  ] as const)('says what to write instead of the %s “%s”', (kind, cell) => {
    expect(read(kind, cell)).toEqual({ wrong: expect.stringMatching(/^(?:Enter|The size of this unit)/) });
  });

  it('finds amenities by their names, and says which are left out', () => {
    expect(read('ids', 'lift; Swimming Pool')).toEqual({ text: ['1', '2'] });
    expect(read('ids', 'Lift, Helipad')).toEqual({ text: ['1'], warning: expect.stringContaining('Helipad') });
  });

  it('reads degrees with their side', () => {
    expect([read('degrees', '18.5204° N'), read('degrees', '73.8 W')]).toEqual([
      { text: '18.5204' },
      { text: '-73.8' },
    ]);
  });
});
