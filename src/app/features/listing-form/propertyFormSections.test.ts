import { emptyEntry } from './propertyFormFields';
import { adviceFor, doneSections } from './propertyFormSections';

const whole = {
  ...emptyEntry,
  title: 'Courtyard villa with a lap pool',
  description: 'Stone floors. '.repeat(30),
  property_type: '1',
  location: 'Nipania',
  price: '45000000',
  bedrooms: '4',
  size: '5200',
  amenities: '1,2',
  rera_number: 'P-IND-17-001',
};

it('counts a section as complete once its required fields are filled', () => {
  expect([...doneSections(emptyEntry, 0)]).toEqual([]);
  expect([...doneSections({ ...emptyEntry, title: 'Villa', description: 'Large.' }, 0)]).toEqual([]);
  expect([
    ...doneSections({ ...emptyEntry, title: 'Villa', description: 'Large.', property_type: '1', size: '400' }, 2),
  ]).toEqual(['basics', 'rooms', 'photos']);
  expect([...doneSections(whole, 6)]).toEqual(['basics', 'place', 'rooms', 'costs', 'amenities', 'photos']);
});

it('suggests what a listing lacks, and nothing for a complete one', () => {
  expect(adviceFor(whole, 6, 'Villa')).toEqual([]);
  expect(adviceFor(emptyEntry, 0, '').map(({ section }) => section)).toEqual([
    'photos',
    'basics',
    'basics',
    'place',
    'place',
    'rooms',
    'rooms',
    'amenities',
    'costs',
  ]);
});

it.each([
  [5, 'Add 1 more photo: listings'],
  [2, 'Add 4 more photos: listings'],
  [0, 'Add at least 6 photos.'],
])('with %d photos asks for the others', (photos, text) => {
  expect(adviceFor(whole, photos, 'Villa')).toEqual([
    { section: 'photos', text: expect.stringMatching(`^${text}`) as string },
  ]);
});

it.each([
  ['Plot', []],
  ['Commercial', []],
  ['Villa', ['Add the number of bedrooms.']],
])('asks for the bedrooms of a %s only where there are some', (type, text) => {
  expect(adviceFor({ ...whole, bedrooms: '' }, 6, type).map((advice) => advice.text)).toEqual(text);
});
