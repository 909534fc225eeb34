import { csvText, phoneCell } from './csv';

const cellOf = (value: string) => csvText([[value]]).slice(1, -2);

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1+1', `"'+1+1"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['+919826012345', `"'+919826012345"`],
  ['+91 98260 12345=1', `"'+91 98260 12345=1"`],
  ['+91 98260 12345, =1', `"'+91 98260 12345, =1"`],
  [`'=1+1`, `"''=1+1"`],
])('no cell is a formula: %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it.each([
  ['-2999.00', '"-2999.00"'],
  ['+91 98260 12345', '"+91 98260 12345"'],
  ['+91 98260 12345, +1 212 555 0100', '"+91 98260 12345, +1 212 555 0100"'],
  ['a "quoted"\nline', '"a ""quoted""\nline"'],
  ['फ्लैट', '"फ्लैट"'],
])('a cell is what it is: %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

it.each([
  ['098260-12345', '+919826012345', '+91 98260 12345'],
  ['2125550100', '+12125550100', '+1 212 555 0100'],
  ['07314000000', null, '073140 00000'],
  ['0731 4000000 / 01', null, '0731 4000000 / 01'],
  ['', null, ''],
])('a telephone number is text, without a mark that people see: %j', (typed, e164, cell) => {
  expect(phoneCell(typed, e164)).toBe(cell);
  expect(cellOf(cell)).toBe(`"${cell}"`);
});
