import { pagePolicy } from '../plugins/headers';
import { readMapTiles, tileOrigin } from './mapTiles';

const url = 'https://tiles.example/{z}/{x}/{y}.png?key=abc';

describe('map tiles', () => {
  it('are off without an address', () => {
    expect(readMapTiles('', '')).toBeUndefined();
    expect(readMapTiles('', '© Surveyors')).toBeUndefined();
  });

  it('have an address and who made them', () => {
    expect(readMapTiles(url, '© Surveyors')).toEqual({ url, attribution: '© Surveyors' });
    expect(() => readMapTiles(url, '')).toThrow(/MAP_TILES_ATTRIBUTION/);
  });

  it.each([
    'tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://{z}.tiles.example/{x}/{y}.png',
    "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
    "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
    'javascript:alert({z},{x},{y})',
  ])('the address %s is refused', (wrong) => {
    expect(() => readMapTiles(wrong, '© Surveyors')).toThrow(/MAP_TILES_URL/);
  });

  it('R23 only the host of the tiles may send pictures, and only pictures', () => {
    const policy = pagePolicy('n', { apiBaseUrl: '', sheets: [], tiles: tileOrigin({ url, attribution: '' }) });
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy.match(/tiles\.example/g)).toHaveLength(1);
    expect(pagePolicy('n', { apiBaseUrl: '', sheets: [] })).toContain("img-src 'self' data: blob:;");
  });
});
