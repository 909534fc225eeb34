import { builtInServices, servicesOr, serviceQuery } from './builtInServices';

it('offers the built-in services when the server has none, and when it could not be asked', () => {
  expect(servicesOr([])).toBe(builtInServices);
  expect(servicesOr(undefined)).toBe(builtInServices);
});

it('replaces them all by the server’s', () => {
  const own = [{ id: 3, icon: 'hammer', title: 'Renovation', description: '', features: [], picture: null }];
  expect(servicesOr(own)).toEqual(own);
});

it('names the service in the WhatsApp query', () => {
  expect(serviceQuery({ title: 'Interior fit-out' })).toBe(
    'Hello Aangan Estates, I have a question about interior fit-out.',
  );
});
