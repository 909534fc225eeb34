import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import { Property, PropertyCard, PropertyChange, PropertyDraft } from '@contract/properties';
import { PlaceField } from '@app/features/listing-form/parts/PlaceField';
import { SectionFields } from '@app/features/listing-form/parts/PropertyFields';
import { entryOf, readEntry } from '@app/features/listing-form/propertyFormFields';
import { formSections, mapFields } from '@app/features/listing-form/propertyFormSections';
import { propertyFactRows } from '@app/features/properties/propertyFactRows';
import { propertiesRoutes } from '@server/modules/properties/propertiesRoutes';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeListing } from '../support/factories';
import { propertyWith, sampleOf } from '../support/listings';
import { buildTestServer } from '../support/testServer';

/** Differences between a place and the table, as sentences that name the field and the place. */
function differences(place: string, expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `${name} is missing in ${place}`),
    ...found.filter((name) => !expected.includes(name)).map((name) => `${name} is in ${place}, but not in the table`),
  ];
}

/** Columns that no form writes: keys, counters, dates, derived columns. */
const otherColumns: readonly string[] = [
  'id',
  'version',
  'owner_id',
  'agent_id',
  'client_id',
  'lifecycle',
  'draft_reason',
  'return_reason',
  'archived_reason',
  'has',
  'has_pictures',
  'locality_id',
  'shown_latitude',
  'shown_longitude',
];
/** Properties of responses that are not fields. */
const otherProperties: readonly string[] = [
  'id',
  'lifecycle',
  'createdAt',
  'image',
  'images',
  'days_on_market',
  'price_history',
  'location_source',
  'tour',
  'owner',
  'agent',
  'papers',
  'has_plan',
  'has_documents',
  'version',
];
const ofOwners: readonly string[] = [
  'draft_reason',
  'return_reason',
  'archived_reason',
  'changed_at',
  'confirmed_at',
  'stale',
  'hidden_at',
];

const withAliases = (fields: readonly ListingField[]) =>
  fields.flatMap((field) => [field, fieldSpec(field).alias ?? []].flat());
const columnOf = (field: ListingField) => fieldSpec(field).column;
const inForm = fieldsWhere(({ section, kind }) => section !== undefined && kind !== 'ids');
const clearable = fieldsWhere((spec) => spec.clearable !== undefined);

it.each([
  ['lacks', ['title', 'price'], ['title'], ['price is missing in the form']],
  ['has beside the table', ['title'], ['title', 'rent'], ['rent is in the form, but not in the table']],
])('names the field that a place %s, and the place', (_what, expected, found, sentences) => {
  expect(differences('the form', expected, found)).toEqual(sentences);
});

describe('exactly the fields of a listing are in', () => {
  it('the schemas of requests', () => {
    const cleared = fieldsWhere().filter((field) => PropertyChange.safeParse({ clear: field }).success);
    expect([
      ...differences(
        'PropertyDraft',
        fieldsWhere(),
        Object.keys(PropertyDraft.shape).filter((name) => name !== 'confirm_unusual'),
      ),
      ...differences('the fields that `clear` takes', clearable, cleared),
    ]).toEqual([]);
  });

  it('the schemas of responses', () => {
    const cards = withAliases(fieldsWhere(({ card }) => card === true));
    expect([
      ...differences(
        'Property',
        [...withAliases(fieldsWhere()), ...otherProperties, ...ofOwners],
        Object.keys(Property.shape),
      ),
      ...differences(
        'PropertyCard',
        [...cards, 'id', 'description', 'lifecycle', 'createdAt', 'image', 'cover', 'latitude', 'longitude'],
        Object.keys(PropertyCard.shape),
      ),
    ]).toEqual([]);
  });

  it('the form: once, with its label and its value in both directions', () => {
    const property = propertyWith({
      ...(Object.fromEntries(fieldsWhere().map((field) => [field, sampleOf(field).shown])) as Partial<Property>),
      location_source: 'owner',
    });
    const values = entryOf(property);
    const choice = 'location_precision';
    const lists = {
      types: [{ id: 2, name: 'Villa', slug: 'villa' }],
      cities: [{ id: 2, name: 'Pune', slug: 'pune' }],
    };
    const drawn = formSections
      .map(({ id }) =>
        renderToStaticMarkup(createElement(SectionFields, { section: id, values, typed: values, errors: {}, lists })),
      )
      .concat(renderToStaticMarkup(createElement(PlaceField, { values, location: '', error: undefined })))
      .join('');
    // the buttons of one choice share its name
    const names = [
      ...[...drawn.matchAll(/ name="(\w+)"/g)].map(([, name]) => name ?? '').filter((name) => name !== choice),
      ...(drawn.includes(`name="${choice}"`) ? [choice] : []),
    ];
    const labels = [...drawn.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label ?? '');
    const sent = new FormData();
    for (const [field, value] of Object.entries(values))
      for (const one of field === 'amenities' ? value.split(',') : [value]) sent.append(field, one);
    expect([
      ...differences('the form', inForm, names),
      ...differences(
        'the labels of the form',
        inForm.filter((field) => !mapFields.has(field)).map((field) => fieldSpec(field).label),
        labels,
      ),
      ...differences('what the form sends', [...inForm, 'amenities'], Object.keys(readEntry(sent))),
    ]).toEqual([]);
    expect(names).toHaveLength(inForm.length);
    expect(readEntry(sent)).toEqual(values);
    expect(Object.entries(values).filter(([, value]) => value === '')).toEqual([]);
  });

  it('the facts, if the table says so', () => {
    const facts = fieldsWhere(({ fact }) => fact !== undefined).map((field) => {
      const { fact, label } = fieldSpec(field);
      return typeof fact === 'string' ? fact : label;
    });
    const property = propertyWith({
      ...(Object.fromEntries(fieldsWhere().map((field) => [field, sampleOf(field).shown])) as Partial<Property>),
      property_type: { id: 2, name: 'Villa' },
      price: '5000000.00',
    });
    const shown = propertyFactRows(property).filter(([, value]) => value !== null);
    expect(
      differences(
        'the facts',
        [...facts, 'Price per sq ft', 'On the market'],
        shown.map(([name]) => name),
      ),
    ).toEqual([]);
  });
});

describeOnBoth('every field of a listing', (database) => {
  let server: FastifyInstance;
  let admin: TestAccount;
  let whole: Record<string, unknown>;

  const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const response = await server.inject({
      method,
      url: `/api/properties/${url}`,
      headers: admin.headers,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };

  const createWhole = async () =>
    (await ask('POST', 'drafts/', Object.fromEntries(fieldsWhere().map((field) => [field, sampleOf(field).written]))))
      .body;

  beforeAll(async () => {
    admin = await makeAccount(database(), { superuser: true });
    await makeListing(database(), { ownerId: admin.id, amenities: ['Lift', 'Garden'] });
    await makeListing(database(), { ownerId: admin.id, city: 'Pune', type: 'Plot' });
    server = await buildTestServer(database(), [propertiesRoutes]);
    whole = await createWhole();
  });
  afterAll(() => server.close());

  it('has its own column, and every other column is known', async () => {
    const columns = await database().rows<{ name: string; generated: boolean; type: string }>(
      sql`select column_name as name, is_generated = 'ALWAYS' as generated, data_type as type from information_schema.columns where table_name = 'property' and table_schema = current_schema()`,
    );
    const known = columns
      .filter(({ generated, type }) => !generated && !type.startsWith('timestamp') && type !== 'tsvector')
      .map(({ name }) => name);
    expect(differences('the table property', [...fieldsWhere().map(columnOf), ...otherColumns], known)).toEqual([]);
  });

  it('is stored, and returned under all of its names', () => {
    for (const field of fieldsWhere()) {
      const { shown } = sampleOf(field);
      for (const name of withAliases([field])) expect({ [name]: whole[name] }).toEqual({ [name]: shown });
    }
  });

  it('is copied by a duplicate if the table says so', async () => {
    const { body: copy } = await ask('POST', `${String(whole.id)}/duplicate/`);
    const copied = fieldsWhere().filter((field) => JSON.stringify(copy[field]) === JSON.stringify(whole[field]));
    expect(
      differences(
        'a duplicate',
        fieldsWhere((spec) => spec.copied === true),
        copied,
      ),
    ).toEqual([]);
  });

  it('can be cleared if the table says so', async () => {
    const { id } = await createWhole();
    const { body } = await ask('PATCH', `${String(id)}/`, { clear: clearable });
    const empty = propertyWith() as unknown as Record<string, unknown>;
    const emptied = fieldsWhere().filter((field) => JSON.stringify(body[field]) === JSON.stringify(empty[field]));
    expect(differences('what `clear` empties', clearable, emptied)).toEqual([]);
  });

  it('is rejected beyond its limits', async () => {
    const limited = fieldsWhere((spec) => spec.limits !== undefined);
    const tooMuch = limited.map((field) => {
      const { kind, limits: { max } = { max: 0 } } = fieldSpec(field);
      return [field, ['whole', 'area', 'money'].includes(kind) ? max + 1 : 'x'.repeat(max + 1)] as const;
    });
    const { status, body } = await ask('POST', 'drafts/', Object.fromEntries(tooMuch));
    expect(status).toBe(400);
    expect(
      differences(
        'what is refused',
        limited,
        Object.keys(body).filter((name) => name !== 'code'),
      ),
    ).toEqual([]);
  });
});
