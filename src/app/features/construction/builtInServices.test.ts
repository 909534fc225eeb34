import { builtInServices, servicesOr, serviceQuery } from './builtInServices';

it('offers the built-in services if the server has none or cannot be reached', () => {
  expect(servicesOr([])).toBe(builtInServices);
  expect(servicesOr(undefined)).toBe(builtInServices);
});

it('replaces all of them with the server’s', () => {
  const own = [{ id: 3, icon: 'hammer', title: 'Renovation', description: '', features: [], picture: null }];
  expect(servicesOr(own)).toEqual(own);
});

it('names the service in the WhatsApp message', () => {
  expect(serviceQuery({ title: 'Interior fit-out' })).toBe(
    'Hello Aangan Estates, I have a question about interior fit-out.',
  );
});
