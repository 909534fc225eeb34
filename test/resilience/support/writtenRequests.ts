import { allEndpoints } from '@contract/endpoints';
import type { GeneratedRequest } from './requestGenerator';

type Written = Partial<Pick<GeneratedRequest, 'params' | 'body'>> & { query?: Record<string, string> };

/** The demonstration's superuser. */
const account = { username: 'admin', password: 'aangan-demo' };
const page = { limit: '12', offset: '1' };
/** Some weeks ahead, when every weekday has free times. */
const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** Requests as the site sends them, for endpoints that rarely accept generated ones. */
const requests: Record<string, Written> = {
  'properties.list': {
    query: {
      limit: '12',
      offset: '0',
      search: 'villa',
      type: 'villa',
      city: 'Indore',
      purpose: 'sale',
      min_price: '100',
      max_price: '999999999',
      min_size: '10',
      max_size: '99999',
      min_bedrooms: '1',
      min_bathrooms: '1',
      amenities: '1',
      featured: 'false',
      ordering: '-price',
    },
  },
  'properties.begin': { body: { title: 'Begun by an attacker' } },
  'blogs.list': { query: { ...page, category: 'Property Guides', featured: 'false', exclude: '1' } },
  'reviews.list': { query: page },
  'auth.reviews': { query: page },
  'auth.login': { body: account },
  'auth.endSessions': { query: { id: '99999' } },
  'auth.changePassword': { body: { old: account.password, new: account.password } },
  'auth.confirmPasswordReset': { body: { token: 'a-link-that-nobody-was-ever-sent', new: 'nine-wells-4-courtyards' } },
  'enquiries.list': { query: { ...page, state: 'new', property: '1' } },
  'enquiries.create': {
    body: {
      kind: 'property',
      name: 'Asha',
      email: 'asha@people.example',
      phone: '+91 90000 00001',
      message: 'Is it still to be had?',
      property: '45',
      client_id: 'attackers-1',
    },
  },
  'meetings.slots': { query: { from: day, days: '7', timezone: 'Asia/Kolkata' } },
  'meetings.create': { body: { date: day, time: '11:00', timezone: 'Asia/Kolkata', client_id: 'attackers-2' } },
  'payments.createOrder': { body: { amount: 299_900, currency: 'INR', receipt: 'attackers-3', package: 1 } },
};

export const writtenRequests: readonly GeneratedRequest[] = Object.entries(requests).flatMap(
  ([name, { params = {}, query = {}, body }]) => {
    const call = allEndpoints.get(name);
    if (!call) throw new Error(`there is no call ${name}`);
    return [{ name, call, params, query: Object.entries(query), body, asForm: false, who: 'superuser' }];
  },
);
