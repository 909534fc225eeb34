import { placeOfBuyer, placeOfSupply, taxOf } from './gstRules';

const gstin = '23AAAAA0000A1Z5';
const inside = { code: '23' };
const outside = { code: '27' };

describe('the tax within a price', () => {
  it('adds up to the price to the paisa, in two equal halves or as one amount', () => {
    for (const price of [
      1,
      2,
      59,
      118,
      9_900,
      99_900,
      299_900,
      599_900,
      1_299_900,
      9_999_999_999_00,
      ...Array.from({ length: 500 }, (_none, at) => at * 7_919 + 3),
    ]) {
      const [home, away] = [taxOf(price, inside, gstin), taxOf(price, outside, gstin)];
      for (const tax of [home, away]) {
        expect(tax.parts.reduce((sum, { amountInPaise }) => sum + amountInPaise, tax.taxableInPaise)).toBe(price);
        expect(Math.abs((price * 100) / 118 - tax.taxableInPaise)).toBeLessThanOrEqual(1);
      }
      expect(home.parts.map(({ name, percent }) => [name, percent])).toEqual([
        ['CGST', 9],
        ['SGST', 9],
      ]);
      expect(home.parts[0]?.amountInPaise).toBe(home.parts[1]?.amountInPaise);
      expect(away.parts).toMatchObject([{ name: 'IGST', percent: 18 }]);
    }
  });

  it('is known for the packages', () => {
    expect(taxOf(299_900, inside, gstin)).toEqual({
      taxableInPaise: 254_152,
      parts: [
        { name: 'CGST', percent: 9, amountInPaise: 22_874 },
        { name: 'SGST', percent: 9, amountInPaise: 22_874 },
      ],
    });
    expect(taxOf(299_900, null, gstin)).toEqual({
      taxableInPaise: 254_153,
      parts: [{ name: 'IGST', percent: 18, amountInPaise: 45_747 }],
    });
  });
});

it.each([
  [
    'the buyer’s GSTIN before the address',
    { gstin: '27AAAAA0000A1Z5', state: 'Madhya Pradesh', zip: '', country: 'India' },
    '27',
  ],
  ['the state, however it is written', { gstin: '', state: ' madhya PRADESH', zip: '', country: '' }, '23'],
  ['the state, with an ampersand', { gstin: '', state: 'Jammu & Kashmir', zip: '', country: 'India' }, '01'],
  ['the company’s own state where none was told', { gstin: '', state: '', zip: '', country: '' }, '23'],
  ['nowhere in India for a country abroad', { gstin: '', state: 'California', zip: '', country: 'USA' }, undefined],
])('uses as place of supply %s', (_what, billedTo, code) => {
  expect(placeOfSupply(billedTo, gstin)?.code).toBe(code);
});

it.each([
  ['MH', 'India', '27'],
  ['Maharastra', 'IND', '27'],
  ['महाराष्ट्र', 'भारत', '27'],
  ['Orissa', 'Republic of India', '21'],
  ['Pondicherry', 'India', '34'],
  ['NCT of Delhi', 'India', '07'],
])('a state “%s” in “%s” is not our own', (state, country, code) => {
  expect(placeOfSupply({ gstin: '', state, zip: '', country }, gstin)?.code).toBe(code);
});

it.each([
  ['Middle Earth', 'India'],
  ['', 'India'],
  ['Maharashtra', 'Atlantis'],
])('a place “%s” in “%s” is not guessed', (state, country) => {
  expect(placeOfBuyer({ gstin: '', state, zip: '', country })).toBeUndefined();
});

it('keeps the place that a document was issued with', () => {
  const billedTo = { gstin: '', state: 'Maharastra', zip: '', country: 'India' };
  expect(placeOfSupply({ ...billedTo, place: '23' }, gstin)).toEqual({ code: '23', name: 'Madhya Pradesh' });
  expect(placeOfSupply({ ...billedTo, place: '00' }, gstin)?.code).toBe('23');
  expect(placeOfSupply({ ...billedTo, place: '96' }, gstin)).toBeNull();
});
