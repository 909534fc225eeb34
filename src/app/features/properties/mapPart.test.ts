import { markedBox, marksQuery, partOf, searchIn, searchInside, wholeQuery } from './mapPart';
import { readPropertySearch, toFilterQuery, toListQuery, withoutPart, writePropertySearch } from './propertySearch';

const box = { west: 73.7, south: 18.4, east: 74, north: 18.7 };
const search = { type: ['villa'], page: '3', view: 'map' as const };
const read = (address: string) => readPropertySearch(new URLSearchParams(address));

it('H2 the map and its part are in the address, and come back from it', () => {
  const address = writePropertySearch(searchIn(box, search));
  expect(address).toBe('?bbox=73.7%2C18.4%2C74%2C18.7&view=map&type=villa');
  expect(read(address)).toEqual({ type: ['villa'], view: 'map', bbox: '73.7,18.4,74,18.7' });
  expect(partOf(read(address))).toEqual(box);
  const corners = [
    { longitude: 73.8, latitude: 18.5 },
    { longitude: 73.9, latitude: 18.5 },
    { longitude: 73.85, latitude: 18.6 },
  ];
  const drawn = read(writePropertySearch(searchInside(corners, searchIn(box, search))));
  expect(drawn).toEqual({ type: ['villa'], view: 'map', area: '73.8 18.5,73.9 18.5,73.85 18.6' });
  expect(partOf(drawn)).toEqual({ west: 73.8, south: 18.5, east: 73.9, north: 18.6 });
  expect(withoutPart(drawn)).toEqual({ type: ['villa'], view: 'map' });
});

it('a part of the map that is none means nothing', () => {
  expect(partOf({ bbox: 'everywhere' })).toBeUndefined();
  expect(partOf({ area: '1 1,2 2' })).toBeUndefined();
});

it('H28 list and map ask with the same filters', () => {
  const both = { ...search, bbox: '73.7,18.4,74,18.7', ordering: 'price' };
  expect(toFilterQuery(both)).toEqual({ type: ['villa'], bbox: '73.7,18.4,74,18.7' });
  expect(toListQuery(both)).toMatchObject({ type: ['villa'], bbox: '73.7,18.4,74,18.7', ordering: 'price' });
  expect(marksQuery(both, { box, zoom: 12 })).toEqual({
    type: ['villa'],
    ordering: 'price',
    bbox: '73.7,18.4,74,18.7',
    zoom: 12,
  });
  expect(wholeQuery(search)).toMatchObject({ type: ['villa'], zoom: 5 });
});

it('H28 the map shows no marks outside the part that the list searches', () => {
  const part = { bbox: '73.8,18.5,73.9,18.6' };
  expect(marksQuery(part, { box, zoom: 12 })?.bbox).toBe('73.8,18.5,73.9,18.6');
  expect(marksQuery(part, { box: { ...box, east: 73.85 }, zoom: 12 })?.bbox).toBe('73.8,18.5,73.85,18.6');
  expect(marksQuery(part, { box: { west: 75, south: 22, east: 76, north: 23 }, zoom: 12 })).toBeUndefined();
});

it('marks are requested again only when the map leaves their box or comes closer', () => {
  const view = { longitude: 73.85, latitude: 18.55, zoom: 12.4 };
  const first = markedBox(undefined, view, box, box);
  const inner = { west: 73.8, south: 18.5, east: 73.9, north: 18.6 };
  expect(markedBox(first, { ...view, zoom: 12.9 }, inner, inner)).toBe(first);
  expect(markedBox(first, { ...view, zoom: 13 }, inner, inner)).toEqual({ box: inner, zoom: 13 });
  const outer = { ...box, east: 75 };
  expect(markedBox(first, view, outer, outer)).toEqual({ box: outer, zoom: 12 });
});
