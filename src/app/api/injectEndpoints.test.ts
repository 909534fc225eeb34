import { authEndpoints } from '@contract/auth';
import { meetingEndpoints } from '@contract/meetings';
import { paymentEndpoints } from '@contract/payments';
import { propertyEndpoints } from '@contract/properties';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { accountsApi } from './endpoints/accountsApi';
import { leadsApi } from './endpoints/leadsApi';
import { paymentsApi } from './endpoints/paymentsApi';
import { featuredApi } from './endpoints/featuredApi';
import { propertiesApi } from './endpoints/propertiesApi';
import { authorizationOf, requestTo } from './injectEndpoints';

it.each<[string, FetchArgs, FetchArgs]>([
  ['path parameters', requestTo(propertyEndpoints.get, { id: 'a b/c' }), { url: '/api/properties/a%20b%2Fc/' }],
  ['a query', requestTo(propertyEndpoints.list, { limit: 3 }), { url: '/api/properties/', params: { limit: 3 } }],
  [
    'the query of a deletion',
    requestTo(authEndpoints.endSessions, { id: '7' }),
    { url: '/api/auth/sessions/', method: 'DELETE', params: { id: '7' } },
  ],
  [
    'a body',
    requestTo(propertyEndpoints.change, { id: 1, featured: true }),
    { url: '/api/properties/1/', method: 'PATCH', body: { featured: true } },
  ],
  [
    'nothing but the path',
    requestTo(meetingEndpoints.cancel, { id: 4 }),
    { url: '/api/meetings/4/cancel/', method: 'POST' },
  ],
])('puts %s where the route declares it', (_what, request, expected) => {
  expect(request).toEqual(expected);
});

it('sends a form instead of body fields', () => {
  const form = new FormData();
  expect(requestTo(propertyEndpoints.change, { id: 1, form })).toEqual({
    url: '/api/properties/1/',
    method: 'PATCH',
    body: form,
  });
});

it('sends the token as `Bearer` only where the contract says so', () => {
  expect(authorizationOf(paymentEndpoints.list)).toEqual({ extraOptions: { bearer: true } });
  expect(authorizationOf(meetingEndpoints.list)).toBeUndefined();
});

/** Never called: `npm run typecheck` fails if one of these wrong arguments or results compiles. */
export function wrongCalls(dispatch: (thunk: unknown) => void): void {
  const { listProperties, getProperty } = propertiesApi.endpoints;
  const { logIn, changeMe } = accountsApi.endpoints;
  // @ts-expect-error no such purpose
  dispatch(listProperties.initiate({ purpose: 'steal' }));
  // @ts-expect-error no such filter
  dispatch(listProperties.initiate({ colour: 'red' }));
  // @ts-expect-error an id is missing
  dispatch(getProperty.initiate());
  // @ts-expect-error a featured listing is not named in words
  dispatch(featuredApi.endpoints.setPropertyFeatured.initiate({ id: 1, featured: 'yes' }));
  // @ts-expect-error the password is missing
  dispatch(logIn.initiate({ username: 'meera' }));
  // @ts-expect-error an account has no such field
  dispatch(changeMe.initiate({ colour: 'red' }));
  // @ts-expect-error no such state
  dispatch(leadsApi.endpoints.changeLead.initiate({ id: 1, state: 'lost' }));
  // @ts-expect-error an order needs an amount
  dispatch(paymentsApi.endpoints.createOrder.initiate({ currency: 'INR' }));
  // @ts-expect-error the route has a parameter
  requestTo(propertyEndpoints.get, {});
  // @ts-expect-error no endpoint of the contract is there
  requestTo({ method: 'GET', path: '/api/houses/', access: 'anyone' }, undefined);
  const { data } = propertiesApi.endpoints.getProperty.useQueryState('1');
  const title: string | undefined = data?.title;
  // @ts-expect-error a listing has no such field
  dispatch([title, data?.colour]);
}
