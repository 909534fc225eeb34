import type { FastifyInstance } from 'fastify';
import { describeOnBoth } from '../../../../test/support/databases';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { packagesRoutes } from './packagesRoutes';

describeOnBoth('the price list', (database) => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await buildTestServer(database(), [packagesRoutes]);
  });
  afterAll(() => server.close());
  const get = async (url: string) => (await server.inject({ method: 'GET', url })).json<{ name: string }[]>();

  it('lists packages, cheapest first, and add-ons, in whole rupees, and nothing before something is for sale', async () => {
    expect(await Promise.all([get('/api/packages/'), get('/api/add-ons/')])).toEqual([[], []]);
    const ids = await makePriceList(database());
    const packages = await get('/api/packages/');
    expect(packages[0]).toEqual({
      id: ids['Basic'],
      name: 'Basic',
      price: 2_999,
      duration: '30 days',
      popular: false,
      description: 'For owners.',
      features: ['WhatsApp enquiry button', 'Add-ons'],
      colour: 'leaf',
      icon: 'home',
    });
    expect(packages.slice(1)).toMatchObject([
      { name: 'Premium', price: 5_999, duration: '60 days', popular: true },
      { name: 'Enterprise', price: 12_999, duration: '90 days' },
    ]);
    expect(await get('/api/add-ons/')).toMatchObject([
      { name: 'Professional photography', price: 1_499 },
      { name: 'Virtual tour', price: 2_499 },
      { name: 'Featured listing', price: 999 },
      { name: 'Social media promotion', price: 1_999 },
    ]);
  });
});
