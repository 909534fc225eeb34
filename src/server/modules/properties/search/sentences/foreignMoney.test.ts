import type { ExchangeRates } from '@contract/currencies';
import { readSentence } from './readSentence';
import { restOf } from './restOf';

const day = '2026-11-20';
const rates: ExchangeRates = {
  USD: { rupees: 90, day },
  GBP: { rupees: 110, day },
  AED: { rupees: 24.5, day },
};
const read = (typed: string, by: ExchangeRates = rates) => {
  const { filters, unread } = readSentence(typed, by);
  return { ...filters, ...(unread && { search: unread }) };
};

it.each([
  ['villa under $500k', { type: ['villa'], max_price: 45_000_000 }],
  ['under 500k usd', { max_price: 45_000_000 }],
  ['under $500,000', { max_price: 45_000_000 }],
  ['villa for 2 million dollars', { type: ['villa'], max_price: 180_000_000 }],
  ['£300,000 to £400,000 flat', { type: ['apartment'], min_price: 33_000_000, max_price: 44_000_000 }],
  ['flat between $300k and 400k', { type: ['apartment'], min_price: 27_000_000, max_price: 36_000_000 }],
  ['above AED 1 million', { min_price: 24_500_000 }],
  ['10 lakh dollars', { max_price: 90_000_000 }],
  // by the latest of two
  ['under 4 cr', { max_price: 40_000_000 }],
])('reads %s as rupees by the rate of its currency', (typed, filters) => {
  expect(read(typed)).toEqual(filters);
});

it.each([
  ['$500k villa', {}, { type: ['villa'], search: '$500k' }],
  ['under €500k', rates, { search: 'under €500k' }],
  ['$300k or 4 crore', rates, { search: '$300k 4 crore' }],
  ['$300k to £400k', rates, { search: '$300k £400k' }],
  ['$100 per sq ft', rates, { search: '$100 per sq ft' }],
])('filters nothing by %s without one rate for it, and leaves its words', (typed, by, filters) => {
  expect(read(typed, by)).toEqual(filters);
});

it('names the currency of a price, and that a sentence needs rates', () => {
  const { mentions, namesForeignMoney } = readSentence('villa under $500k', rates);
  expect(mentions).toEqual([
    { field: 'type', value: 'villa', start: 0, end: 5 },
    { field: 'price', currency: 'USD', start: 6, end: 17 },
  ]);
  expect(namesForeignMoney).toBe(true);
  expect(readSentence('villa under 5 cr').namesForeignMoney).toBe(false);
  expect([restOf('quiet villa under $500k', rates), restOf('quiet villa under $500k')]).toEqual([
    'quiet',
    'quiet under $500k',
  ]);
});
