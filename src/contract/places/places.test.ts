import { countries, countryOf, gstStates, stateCodeOf, statesOfPin } from './places';

it.each([
  ['27', ['Maharashtra', ' maharashtra ', 'MH', 'mh', 'Maharastra', 'महाराष्ट्र', 'MAHARASHTRA.']],
  ['21', ['Odisha', 'Orissa', 'OD', 'ओडिशा']],
  ['34', ['Puducherry', 'Pondicherry', 'पुदुचेरी']],
  ['07', ['Delhi', 'New Delhi', 'NCT of Delhi', 'दिल्ली', 'नई दिल्ली']],
  ['01', ['Jammu & Kashmir', 'Jammu and Kashmir', 'J&K', 'J & K', 'JK']],
  ['32', ['Kerala', 'केरल', 'केरळ']],
  ['23', ['Madhya Pradesh', 'M.P.', 'मध्य प्रदेश', 'मध्यप्रदेश']],
  ['22', ['Chhattisgarh', 'छत्तीसगढ़', 'छत्तीसगढ']],
])('the state %s is known by %j', (code, spellings) => {
  expect(spellings.map(stateCodeOf)).toEqual(spellings.map(() => code));
});

it('no two states share a spelling, and each is in the list', () => {
  expect(gstStates.map(({ name }) => stateCodeOf(name))).toEqual(gstStates.map(({ code }) => code));
  expect(gstStates).toHaveLength(37);
});

it.each(['India', 'IN', 'IND', 'Bharat', 'Republic of India', 'भारत', ' india '])('“%s” is India', (spelled) => {
  expect(countryOf(spelled)).toEqual({ name: 'India', isIndia: true });
});

it.each([
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['Germany', 'Germany'],
])('“%s” is %s', (spelled, name) => {
  expect(countryOf(spelled)).toEqual({ name, isIndia: false });
  expect(countries).toContain(name);
});

it.each(['Atlantis', '', '-', 'Indiana', 'Indore'])('“%s” is neither a state nor a country', (unknown) => {
  expect([stateCodeOf(unknown), countryOf(unknown)]).toEqual([undefined, undefined]);
});

it.each([
  ['452001', ['23']],
  ['411001', ['27']],
  ['403001', ['27', '30']],
  ['110001', ['07']],
  ['999999', undefined],
])('the PIN code %s is in %j', (pin, states) => {
  expect(statesOfPin(pin)?.map(String)).toEqual(states);
});
