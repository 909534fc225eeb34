import type { ListingRank } from '@contract/officeProperties';
import type { PropertyCard } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer } from '../../../../../test/support/testServer';
import { officePropertiesRoutes } from '../officePropertiesRoutes';
import { propertiesRoutes } from '../propertiesRoutes';
import { sharesOf } from './explainRank';

describeOnBoth('officeProperties.rank: why a listing stands where it stands', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let [titled, described, other, draft] = [0, 0, 0, 0];

  beforeAll(async () => {
    server = await buildTestServer(database(), [propertiesRoutes, officePropertiesRoutes]);
    agent = await makeAccount(database(), { roles: ['agent'] });
    const villa = { type: 'Villa', city: 'Indore', bedrooms: 4 };
    titled = (
      await makeListing(database(), {
        ...villa,
        title: 'Banyan courtyard',
        description: 'Plain.',
        amenities: ['Lift'],
        priceInPaise: 2_00_00_000_00,
      })
    ).id;
    described = (
      await makeListing(database(), {
        ...villa,
        title: 'Quiet house',
        description: 'Around a courtyard.',
        priceInPaise: 1_00_00_000_00,
      })
    ).id;
    other = (
      await makeListing(database(), {
        ...villa,
        title: 'Tall house',
        description: 'Plain.',
        priceInPaise: 9_00_00_000_00,
        bedrooms: 2,
      })
    ).id;
    draft = (await makeListing(database(), { ...villa, title: 'Hidden courtyard', lifecycle: 'draft' })).id;
  });
  afterAll(() => server.close());

  const rank = async (id: number, query: string) => {
    const answer = await server.inject({ url: `/api/office/properties/${id}/rank/?${query}`, headers: agent.headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<ListingRank>();
  };

  it.each([
    'search=courtyard&ordering=relevance',
    'search=villa+indore&ordering=price',
    'ordering=-price',
    'city=indore',
    'ordering=-size',
  ])('gives each listing the place that the list %s gives it', async (query) => {
    const listed = (await server.inject(`/api/properties/?${query}`)).json<PropertyCard[]>();
    expect(listed.length).toBeGreaterThan(1);
    for (const [at, { id }] of listed.entries())
      expect(await rank(id, query)).toMatchObject({ place: at + 1, total: listed.length, exact: true, misses: [] });
  });

  it('tells the share of each part of the listing in the score of the words, which add up to the whole', async () => {
    const query = 'search=villa+courtyard+quiet&ordering=relevance';
    const { rules, words } = await rank(described, query);
    const shares = Object.fromEntries(rules.map(({ rule, share }) => [rule, share]));
    expect(shares.words_in_title).toBeGreaterThan(0);
    expect(shares.words_in_description).toBeGreaterThan(0);
    expect(rules.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(words).toEqual([
      { word: 'courtyard', found_in: ['description'] },
      { word: 'quiet', found_in: ['title'] },
    ]);
    expect((await rank(titled, 'search=courtyard&ordering=relevance')).rules).toEqual([
      { rule: 'words_in_title', label: 'Words in the title', share: 1 },
      { rule: 'words_in_place', label: expect.any(String), share: 0 },
      { rule: 'words_in_description', label: expect.any(String), share: 0 },
    ]);
    expect((await rank(titled, 'ordering=price')).rules).toEqual([
      { rule: 'lowest_price', label: expect.any(String), share: 1 },
    ]);
  });

  it('names every filter and word that a listing does not fit, and only these', async () => {
    const query = 'search=4+bhk+villa+in+indore+under+5+cr+courtyard&amenities=Lift';
    const { place, misses } = await rank(other, query);
    expect(place).toBeNull();
    expect(misses).toEqual([
      { field: 'price', label: 'Up to ₹5 Cr' },
      { field: 'bedrooms', label: '4 bedrooms' },
      { field: 'amenities', label: 'Lift' },
      { field: 'search', label: '“courtyard”' },
    ]);
    expect((await rank(draft, 'search=courtyard')).misses).toEqual([{ field: 'lifecycle', label: 'Not published' }]);
  });

  it('is 404 for no listing, and 400 for a filter that the list refuses', async () => {
    const ask = async (path: string) =>
      (await server.inject({ url: `/api/office/properties/${path}`, headers: agent.headers })).statusCode;
    expect([await ask('999999/rank/'), await ask(`${titled}/rank/?city=atlantis`)]).toEqual([404, 400]);
  });
});

it('divides a score that is no sum among its parts, so that the shares add up to it', () => {
  // 0, a, b, a and b
  expect(sharesOf([0, 2, 1, 5], 2)).toEqual([3, 2]);
  expect(sharesOf([0, 0, 0, 0, 0, 0, 0, 6], 3)).toEqual([2, 2, 2]);
});
