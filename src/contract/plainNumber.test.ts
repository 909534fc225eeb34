import { plainNumber, plainSigns } from './plainNumber';
import { PropertyListQuery } from './properties';
import { readRupees, readSquareFeet } from './quantities';
import { readSentence } from '@server/modules/properties/search/sentences/readSentence';

describe('H35 numbers typed in Devanagari digits are numbers', () => {
  it.each([
    ['०१२३४५६७८९', '0123456789'],
    ['１.２５', '1.25'],
    ['２０％', '20%'],
    ['\u221275', '-75'],
    ['2\u20113', '2-3'],
    ['2\u20133', '2-3'],
    ['\u202a9\u200b8\u202c', '98'],
    ['12,500', '12,500'],
  ])('%s is %s', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain);
  });

  it.each([
    ['१.२५ करोड़', 1_25_00_000],
    ['1.25 करोड', 1_25_00_000],
    ['१ कोटी २५ लाख', 1_25_00_000],
    ['₹ ४५ लाख', 45_00_000],
    ['८० हज़ार रुपये', 80_000],
    ['१,५०,००,०००', 1_50_00_000],
    ['４５ lakh', 45_00_000],
  ])('an amount of %s', (typed, rupees) => {
    expect(readRupees(typed)).toEqual({ value: rupees * 100 });
    expect(readRupees(typed.normalize('NFC'))).toEqual({ value: rupees * 100 });
  });

  it.each([
    ['१,२०० वर्ग फुट', 1_200],
    ['१२०० चौरस फूट', 1_200],
    ['२ एकड़', 87_120],
    ['२०० गज', 1_800],
    ['१०० वर्ग मीटर', 1_076],
    ['१० गुंठा', 10_890],
  ])('an area of %s', (typed, squareFeet) => {
    expect(readSquareFeet(typed)).toEqual({ value: squareFeet });
  });

  it('neither part of another word nor a unit without a fixed size', () => {
    expect(readSquareFeet('२ बीघा')).toEqual({ wrong: 'unclearUnit' });
    expect(readRupees('१ करोड़पति')).toEqual({ wrong: 'unreadable' });
  });

  it.each([
    ['３ bhk under ２ cr', { min_bedrooms: 3, max_bedrooms: 3, max_price: 2_00_00_000 }],
    ['2\u20113 bhk', { min_bedrooms: 2, max_bedrooms: 3 }],
    ['2\u22123 bhk', { min_bedrooms: 2, max_bedrooms: 3 }],
    ['२\u2013३ bhk', { min_bedrooms: 2, max_bedrooms: 3 }],
    ['१.२५ करोड़ तक', { max_price: 1_25_00_000 }],
  ])('a search for %s', (typed, filters) => {
    expect(readSentence(typed).filters).toEqual(filters);
  });

  it('parameters of a call', () => {
    expect(PropertyListQuery.parse({ min_price: '५०', limit: '１२' })).toMatchObject({ min_price: 50, limit: 12 });
  });

  it('and every character of a sentence keeps its place', () => {
    const typed = 'Ａ１\u2011२\u3000—अ';
    expect(plainSigns(typed)).toBe('A1-२ —अ');
    expect(plainSigns(typed)).toHaveLength(typed.length);
  });
});
