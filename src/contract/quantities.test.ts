import fc from 'fast-check';
import { exactMoney, shortMoney } from '../app/ui/Money';
import { limits } from './limits';
import { PropertyDraft } from './properties';
import { plainRupees, readRupees, readSquareFeet } from './quantities';
import { quantityWords } from './quantityWords';
import { readSentence } from '@server/modules/properties/search/sentences/readSentence';
import { type MeasureUnit, moneyUnits } from './units';

const rupees = (amount: number) => ({ value: Math.round(amount * 100) });

it.each([
  ['2.75 Cr', 27_500_000],
  ['2.75cr', 27_500_000],
  ['₹2.75 Cr', 27_500_000],
  ['1.2 crore', 12_000_000],
  ['2 Crores', 20_000_000],
  ['3 crs.', 30_000_000],
  ['65 lakh', 6_500_000],
  ['65 lakhs', 6_500_000],
  ['45 L', 4_500_000],
  ['45l', 4_500_000],
  ['12.5 lac', 1_250_000],
  ['.5 lakh', 50_000],
  ['80k', 80_000],
  ['80 thousand', 80_000],
  ['2 million', 2_000_000],
  ['1 bn', 1_000_000_000],
  ['1,50,00,000', 15_000_000],
  ['15,000,000', 15_000_000],
  ['₹ 1,25,00,000', 12_500_000],
  ['1 50 00 000', 15_000_000],
  ['12 000', 12_000],
  ['15000000', 15_000_000],
  ['125,00,000', 12_500_000],
  ['Rs. 45,00,000/-', 4_500_000],
  ['INR 95000', 95_000],
  ['45 lakh rupees only', 4_500_000],
  ['95,000 rs', 95_000],
  ['₹1.1 Cr', 11_000_000],
  ['1 crore 25 lakh', 12_500_000],
  ['1 cr, 25 lakh and 50 thousand', 12_550_000],
  ['2 Cr 7.5 L', 20_750_000],
  ['4500.5', 4500.5],
  ['4500.50', 4500.5],
  ['0.29', 0.29],
  ['9999999999', limits.rupees.max],
  ['999.99 Cr', 9_999_900_000],
  ['1cr50l', 15_000_000],
  ['paune do crore', 17_500_000],
  ['सव्वा दोन कोटी', 22_500_000],
  ['साडे तीन कोटी', 35_000_000],
  ['डेढ़ करोड़', 15_000_000],
  ['two and a half crore', 25_000_000],
  ['seventy five lakh', 7_500_000],
  ['1½ crore', 15_000_000],
  ['2 1/2 crore', 25_000_000],
])('reads %j as %d rupees', (text, amount) => {
  expect(readRupees(text)).toEqual(rupees(amount));
});

it.each([
  '',
  '   ',
  'much',
  'on request',
  '-5',
  '2,75',
  '1,5',
  '1,2345',
  '2-3 Cr',
  '2 to 3 crore',
  '5000/sq ft',
  '1.234',
  '1.2.3',
  '2 crores each',
  '1 crore 125 lakh',
  '25 lakh 1 crore',
  '1.5 crore 20 lakh',
  '1 crore 25',
  '2 lakh 2 lakh',
  '1e7',
  '2 m',
  '0.0000000001 Cr',
  '10²',
  '2 crore and',
  '$5',
])('does not guess what %j means', (text) => {
  expect(readRupees(text)).toEqual({ wrong: 'unreadable' });
});

it.each(['10000000000', '1000 Cr', '9,99,99,99,999.01', '99999999999999999999999 crore'])(
  'says that %j is more than a listing can have',
  (text) => {
    expect(readRupees(text)).toEqual({ wrong: 'tooLarge' });
  },
);

it.each([
  ['1450', 1_450],
  ['87,120', 87_120],
  ['1450 sq ft', 1_450],
  ['1450 sq. ft.', 1_450],
  ['1,450 sqft', 1_450],
  ['1450 Square Feet', 1_450],
  ['1450 sft', 1_450],
  ['1450 ft²', 1_450],
  ['120 sq m', 1_292],
  ['120 sqm', 1_292],
  ['120 m²', 1_292],
  ['120 sq. mtr', 1_292],
  ['120 square metres', 1_292],
  ['120 square meters', 1_292],
  ['200 sq yd', 1_800],
  ['200 gaj', 1_800],
  ['200 square yards', 1_800],
  ['2 acre', 87_120],
  ['2.5 acres', 108_900],
  ['1 hectare', 107_639],
  ['0.5 ha', 53_820],
  ['10 guntha', 10_890],
  ['10 gunthas', 10_890],
  ['5 gunta', 5_445],
  ['2 acre 10 guntha', 98_010],
  ['1 hectare 20 are', 129_167],
  ['10 cents', 4_356],
  ['1250.5', 1_251],
  ['1/2 acre', 21_780],
  ['¾ acre', 32_670],
  ['2½ acre', 108_900],
  ['30 x 40', 1_200],
  ['30×50 ft', 1_500],
])('reads %j as %d square feet', (text, squareFeet) => {
  expect(readSquareFeet(text)).toEqual({ value: squareFeet });
});

it.each(['2 bigha', '1.5 Bighas', '3 biswa', '2 katha', '1 kanal', '2 acre 1 bigha'])(
  'rejects %j, whose unit has no fixed size',
  (text) => {
    expect(readSquareFeet(text)).toEqual({ wrong: 'unclearUnit' });
  },
);

it.each([
  ['', 'unreadable'],
  ['large', 'unreadable'],
  ['30 x 5', 'unreadable'],
  ['30 x 40 m', 'unreadable'],
  ['1200-1500', 'unreadable'],
  ['2 BHK', 'unreadable'],
  ['2 acre 50 guntha', 'unreadable'],
  ['0', 'tooSmall'],
  ['0.01 sq m', 'tooSmall'],
  ['3000 acre', 'tooLarge'],
] as const)('rejects %j as an area', (text, wrong) => {
  expect(readSquareFeet(text)).toEqual({ wrong });
});

const languages = Object.values(quantityWords);
const wordsOf = (unit: MeasureUnit) =>
  languages.flatMap(({ units }) => (units as Partial<Record<MeasureUnit, string>>)[unit]?.split(', ') ?? []);
const amountsIn = (unit: MeasureUnit) =>
  [
    '3',
    '2.5',
    '1½',
    '2 1/4',
    'two and a half',
    'seventy five',
    ...languages.flatMap(({ numbers, ...shifts }) => [
      ...Object.keys(numbers),
      ...('andAQuarter' in shifts
        ? [`${shifts.andAQuarter.split(', ')[0]} 4`, `${shifts.lessAQuarter.split(', ')[0]} 4`]
        : []),
    ]),
  ].flatMap((number) => wordsOf(unit).map((word) => `${number} ${word}`));
const read = (reading: ReturnType<typeof readRupees>) => ('value' in reading ? reading.value : undefined);

it.each(Object.keys(moneyUnits) as MeasureUnit[])('a field and a sentence read the same amounts in %s', (unit) => {
  const amounts = amountsIn(unit).filter((typed) => read(readRupees(typed)) !== undefined);
  expect(amounts.length).toBeGreaterThan(unit === 'billion' ? 10 : 100);
  for (const typed of amounts)
    expect([typed, readSentence(`villa up to ${typed}`).filters.max_price]).toEqual([
      typed,
      Math.floor((read(readRupees(typed)) ?? 0) / 100 + 0.5),
    ]);
});

it.each(['hectare', 'acre', 'guntha', 'cent', 'sqm', 'sqyd'] as const)(
  'a field and a sentence read the same areas in %s',
  (unit) => {
    const areas = amountsIn(unit).filter((typed) => read(readSquareFeet(typed)) !== undefined);
    expect(areas.length).toBeGreaterThan(50);
    for (const typed of areas)
      expect([typed, readSentence(`at most ${typed}`).filters.max_size]).toEqual([typed, read(readSquareFeet(typed))]);
  },
);

const paise = fc.integer({ min: 0, max: limits.rupees.max * 100 });

it('reads formatted amounts back to the paisa', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(readRupees(exactMoney(amount))).toEqual({ value: amount });
      expect(readRupees(plainRupees(amount))).toEqual({ value: amount });
    }),
  );
});

it('reads the short notation as an amount that is formatted the same way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths * 10_000_000),
      (amount) => {
        expect(readRupees(shortMoney(amount))).toEqual({ value: amount });
      },
    ),
  );
  fc.assert(
    fc.property(paise, (amount) => {
      const read = readRupees(shortMoney(amount));
      expect('value' in read ? shortMoney(read.value) : amount).toBe(
        'value' in read ? shortMoney(amount) : shortMoney(amount) === '₹1,000 Cr' && amount,
      );
    }),
  );
});

it('parses to the same paise in the form and on the server', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(PropertyDraft.shape.hoa_fees.parse(plainRupees(amount))).toBe(amount);
      if (amount === 0 || amount >= limits.price.min * 100)
        expect(PropertyDraft.shape.price.parse(plainRupees(amount))).toBe(amount);
    }),
  );
});

it('reads formatted areas back', () => {
  fc.assert(
    fc.property(fc.integer(limits.size), (area) => {
      expect(readSquareFeet(`${area.toLocaleString('en-IN')} sq ft`)).toEqual({ value: area });
    }),
  );
});

it('never throws and never exceeds the limits, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('1', '25', ',', '.', ' ', 'cr', 'lakh', 'acre', 'sq ft', '₹', 'and', '/-'), {
        maxLength: 12,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const [money, area] = [readRupees(text), readSquareFeet(text)];
      if ('value' in money)
        expect(Number.isSafeInteger(money.value) && money.value >= 0 && money.value <= limits.rupees.max * 100).toBe(
          true,
        );
      if ('value' in area)
        expect(Number.isInteger(area.value) && area.value >= 1 && area.value <= limits.size.max).toBe(true);
    }),
  );
});
