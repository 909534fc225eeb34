import type { NearProperty, PropertyCard } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../test/support/factories';
import { buildTestServer } from '../../../../../../test/support/testServer';
import { demoListings } from '../../../../seed/listings/demoListings';
import { propertiesRoutes } from '../../propertiesRoutes';

const sentences = `
3bhk society flat aundh under 2 cr
bungalow with parking for 3 cars in pune
ready to move villa near nipania
2 bhk flat in baner for rent under 40000
4 bhk villa with swimming pool indore
plot in super corridor 2000 sqft
farmhouse near mulshi
office space for rent in vijay nagar
penthouse with terrace in koregaon park
duplex in bicholi mardana below 1.5 crore
sasta flat indore mein
3 bhk kiraye par vijay nagar
villa near kharadi with garden under 3 crore
flat with gym and pool in kalyani nagar
row house in hinjewadi
commercial shop in ab road
weekend home near panshet with a view
resort for sale near indore
1 bhk studio near viman nagar
5 bedroom bungalow with servant quarters
gated community villa rau
plot for investment near ujjain road
leased office with good rental yield pune
flat near it park hinjewadi
sea facing penthouse
new 2bhk in wakad
3 bhk apartment palasia with lift and power backup
vastu compliant house in saket nagar
pet friendly flat for rent baner
big plot with borewell simrol
luxury penthouse pune above 5 crore
independent house rajendra nagar indore
इंदौर में 3 बीएचके फ्लैट
पुणे में विला 5 करोड़ तक
बाणेर मध्ये 2 बीएचके
2 bhk near magarpatta city under 90 lakh
family home with garden and study in bavdhan
quiet villa near a lake
warehouse on lease indore
shop for rent sapna sangeeta
4bhk duplex with private terrace
apartment with clubhouse and children play area
cheapest flat in pune
villa with solar and rainwater harvesting
land for resort near choral
furnished 3 bhk for rent in boat club road
flat with covered parking in scheme 140
3 bedroom house kanadia road 80 lakh
hotel near tamhini
kp 4 bhk
balewadi high street 3 bhk 1.8 cr
house with home theatre in indore
apartment with wheelchair access
second home lonavala
2 bhk resale pashan
retail space mahalaxmi nagar
studio apartment for rent
villa under construction pune
plot near manpur 1 acre
bungalow plot in lavale`
  .trim()
  .split('\n');

describeOnBoth('natural sentences on the demonstration’s homes', (database) => {
  let server: FastifyInstance;

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    for (const {
      price,
      size,
      bedrooms,
      bathrooms,
      furnishing,
      amenities,
      title,
      description,
      ...more
    } of demoListings) {
      const { type, purpose, city, location } = more;
      const { id } = await makeListing(database(), {
        ...{ ownerId, title, description, type, purpose, city, location, amenities },
        ...{ bedrooms: bedrooms ?? null, bathrooms: bathrooms ?? null },
        ...{ priceInPaise: price === null ? null : price * 100, sizeInSqft: size ?? null },
      });
      await database().run(sql`update property set furnishing = ${furnishing ?? null} where id = ${id}`);
    }
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async <Row>(path: string, search: string) =>
    (await server.inject(`/api/properties/${path}?${new URLSearchParams({ search, limit: '6' })}`)).json<Row[]>();

  it('S20 of sixty natural sentences each finds homes that fit, or near ones that say how they differ', async () => {
    expect(sentences).toHaveLength(60);
    const deadEnds: string[] = [];
    for (const sentence of sentences) {
      const fitting = await ask<PropertyCard>('', sentence);
      const near = fitting.length < 6 ? await ask<NearProperty>('near/', sentence) : [];
      if (fitting.length + near.length === 0) deadEnds.push(sentence);
      expect(near.every(({ differs }) => differs.length > 0 && differs.every(({ label }) => label))).toBe(true);
    }
    expect(deadEnds).toEqual([]);
  });
});
