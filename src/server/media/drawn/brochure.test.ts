import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mapSketch } from '@app/root/mapSketch';
import { drawPicture } from '../../../../test/support/pictures';
import { readPdf } from '../../../../test/support/readPdf';
import { sweepOf } from '../../../../test/support/scope';
import { drawBrochure } from './brochure';
import type { Brochure } from './drawings';

const register = { address: 'https://register.example/', alt: 'The register' };

describe('a brochure', () => {
  let folder: string;
  let photographs: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-brochure-'));
    photographs = {};
    for (const seed of [1, 2, 3, 4]) {
      const file = path.join(folder, `${seed}.jpg`);
      await writeFile(file, await drawPicture({ width: 600, height: 400, seed }));
      photographs[`photo ${seed}`] = file;
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const sketchOf = () => mapSketch({ latitude: 18.559, longitude: 73.789 });
  const brochure = (given: Partial<Brochure>): Brochure => ({
    title: 'Row house with a mango tree',
    place: 'Baner, Pune',
    price: '₹1,35,00,000',
    facts: [
      ['Type', 'Villa'],
      ['Bedrooms', '3'],
      ['Area', '1,450 sq ft'],
    ],
    description: 'Two floors around a courtyard.',
    amenities: ['Lift', 'Terrace'],
    pictures: [],
    plan: undefined,
    costs: {
      lines: [
        ['Registration', '₹30,000'],
        ['In all', '₹1,36,00,000'],
      ],
      note: 'An estimate.',
    },
    sketch: undefined,
    mapLabel: 'Map around Baner',
    address: 'https://aangan.example/properties/1',
    contact: ['Nisha, your contact', '+91 90000 00001'],
    rera: ['MahaRERA registration P52100012345'],
    register,
    labels: {
      description: 'About this property',
      amenities: 'Amenities',
      plan: 'Floor plan',
      costs: 'What it costs',
      place: 'Location',
      contact: 'Talk to us',
      scan: 'Scan for the page',
      foot: 'Made from the page.',
    },
    changedAt: '2026-11-30T08:00:00.000Z',
    ...given,
  });
  const pages = async (given: Partial<Brochure>) =>
    (await readPdf(await drawBrochure(brochure(given), photographs))).pages;
  const pictures = (count: number) =>
    Object.keys(photographs)
      .slice(0, count)
      .map((hash) => ({ hash, alt: hash }));
  const plan = { hash: 'photo 4', alt: 'Ground floor' };
  const long = 'Rooms open on a shaded court. '.repeat(300);
  const manyFacts = Array.from({ length: 20 }, (_, at) => [`Fact ${at}`, `${at}`] as const);

  const kinds: readonly [string, number, () => Promise<Partial<Brochure>>][] = [
    ['of everything', 2, async () => ({ pictures: pictures(4), plan, sketch: await sketchOf(), facts: manyFacts })],
    ['with a long description', 2, async () => ({ pictures: pictures(4), plan, description: long })],
    ['with photographs and a map', 2, async () => ({ pictures: pictures(4), sketch: await sketchOf() })],
    ['with one photograph', 2, async () => ({ pictures: pictures(1) })],
    ['with a map alone', 2, async () => ({ sketch: await sketchOf() })],
    ['with a plan alone', 2, async () => ({ plan, description: long })],
    ['of words alone', 1, async () => ({ description: long })],
    ['of a few words', 1, async () => ({})],
  ];
  it.each(sweepOf(kinds))('%s has no page that is half empty and shows what it costs', async (_, count, given) => {
    const read = await pages(await given());
    expect(read).toHaveLength(count);
    expect(Math.max(...read.map(({ emptiest }) => emptiest))).toBeLessThan(0.5);
    const text = read.map((page) => page.text).join(' ');
    for (const words of ['About this property', 'Amenities', 'What it costs', '1,36,00,000', 'Nisha', 'P52100012345'])
      expect(text).toContain(words);
  });

  it('has photographs as tall as there is room', async () => {
    const [, back] = await pages({ pictures: pictures(4), sketch: await sketchOf() });
    expect(back?.emptiest).toBeLessThan(0.3);
  });
});
