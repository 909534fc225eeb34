import { echoOf, readField } from './propertyFieldReading';

it.each([
  ['price', '27500000', '₹2,75,00,000 · two crore seventy-five lakh'],
  ['hoa_fees', '4500.50', '₹4,500.50 · four thousand five hundred rupees and fifty paise'],
  ['price', '2.75', undefined],
  ['price', '0', 'Visitors will see “Price on request”.'],
  ['hoa_fees', '0', '₹0 · zero'],
  ['size', '87120', '87,120 sq ft · 8,094 sq m'],
  ['price', '', undefined],
  ['price', 'much', undefined],
  ['size', '2 bigha', undefined],
  ['bedrooms', '4', undefined],
  ['title', 'Villa', undefined],
])('echoes a %s of %j as %j', (field, value, echo) => {
  expect(echoOf(field, value)).toBe(echo);
});

it.each([
  ['price', 'a lot', /couldn’t understand this amount.*2\.75 Cr/],
  ['price', '2000 Cr', /Enter ₹9,99,99,99,999 or less\./],
  ['size', 'large', /couldn’t understand this area.*2 acre/],
  ['size', '2 bigha', /varies by region/],
  ['size', '9', /at least 10 sq ft/],
  ['price', '2.75', /minimum price is ₹1,000\. Did you mean 2\.75 Cr or 2\.75 L/],
  ['bedrooms', '0', /at least 1\./],
  ['bedrooms', '100', /at most 99\./],
  ['bathrooms', '1.5', /whole number/],
  ['title', 'x'.repeat(161), /160 characters or fewer/],
])('has an error for a %s of %j', (field, text, message) => {
  expect(readField(field, text)).toEqual({ value: text, problem: expect.stringMatching(message) });
});

it.each([
  ['price', '2.75 Cr'],
  ['hoa_fees', '₹4,500.50'],
  ['size', '2 acre'],
  ['bedrooms', '04'],
  ['price', 'much'],
])('reads what it read of a %s of %j as the same', (field, text) => {
  const { value } = readField(field, text);
  expect(readField(field, value).value).toBe(value);
});

it.each([
  ['bedrooms', '४', '4'],
  ['year_built', '２０१९', '2019'],
  ['price', '१.२५ करोड़', '12500000'],
  ['size', '१,२०० वर्ग फुट', '1200'],
])('H35 reads a %s of %j as %j', (field, text, value) => {
  expect(readField(field, text)).toEqual({ value });
});
