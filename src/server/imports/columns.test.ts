import { columnNames, guessHeaderRow, guessMapping, headingKey, isMonthFirst, unitOfHeading } from './columns';
import type { KindField } from './importKind';

const field = (name: string, ...headings: string[]): KindField => ({ name, label: name, headings, choices: null });
const fields = [
  field('price', 'price', 'sale price', 'कीमत'),
  field('size', 'area', 'sq ft'),
  field('title', 'name', 'project'),
  field('bedrooms', 'bhk'),
];

describe('columns of a file', () => {
  it.each([
    ['Price (₹)', 'price'],
    ['  SALE   PRICE ', 'sale price'],
    ['कीमत (रु.)', 'कीमत'],
    ['sq.ft', 'sq ft'],
  ])('compares the heading “%s” as “%s”', (heading, key) => {
    expect(headingKey(heading)).toBe(key);
  });

  it('names columns without a heading by their letter, and the second of two by a number', () => {
    expect(columnNames(['Price', '', 'Price'], 4)).toEqual(['Price', 'B', 'Price (2)', 'D']);
    expect(columnNames([], 28).slice(25)).toEqual(['Z', 'AA', 'AB']);
  });

  it('finds fields by headings, by parts of them, and in Hindi', () => {
    expect(guessMapping(['Project', 'Total BHK', 'कीमत', 'Colour'], fields)).toEqual({
      Project: 'title',
      'Total BHK': 'bedrooms',
      कीमत: 'price',
      Colour: null,
    });
  });

  it('takes no rate for a price', () => {
    expect(guessMapping(['Price per sq ft', 'Area rate'], fields)).toEqual({
      'Price per sq ft': null,
      'Area rate': null,
    });
  });

  it('fills each field once: with the better heading, or as it was chosen before', () => {
    const names = ['Expected price', 'Price', 'Quote'];
    expect(guessMapping(names, fields)).toEqual({ 'Expected price': null, Price: 'price', Quote: null });
    expect(guessMapping(names, fields, { Quote: 'price', Price: null })).toEqual({
      'Expected price': null,
      Price: null,
      Quote: 'price',
    });
  });

  it('finds the row with the headings below a title', () => {
    expect(
      guessHeaderRow(
        [['Stock of June'], ['', 'Residential'], ['Project', 'BHK', 'Area'], ['Rosewood', '3', '900']],
        fields,
      ),
    ).toBe(2);
    expect(
      guessHeaderRow(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        fields,
      ),
    ).toBe(0);
  });

  it.each([
    ['Area (sq m)', 'sq m'],
    ['Price in lakhs', 'lakhs'],
    ['Area, sq yards', 'sq yards'],
    ['Price', undefined],
  ])('reads the unit of “%s”', (heading, unit) => {
    expect(unitOfHeading(heading)).toBe(unit);
  });

  it('knows a day that can only be written with its month first', () => {
    expect(['3/25/26', '25/3/26', '3/4/26'].map(isMonthFirst)).toEqual([true, false, false]);
  });
});
