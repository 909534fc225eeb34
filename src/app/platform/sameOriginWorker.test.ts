import { assetUrl } from './sameOriginWorker';

const page = 'https://aangan.example/disclaimer?x=1#y';

it('accepts a built file of this site', () => {
  expect(assetUrl('/assets/pdf.worker.min.0a1b2c3d.mjs', page)).toBe(
    'https://aangan.example/assets/pdf.worker.min.0a1b2c3d.mjs',
  );
});

it.each([
  'https://evil.example/assets/x.mjs',
  '//evil.example/assets/x.mjs',
  'data:text/javascript,1',
  'blob:https://aangan.example/1',
  '/media/x.mjs',
  '/assets/../legal/x.mjs',
  'javascript:alert(1)',
])('refuses %s', (address) => {
  expect(() => assetUrl(address, page)).toThrow(TypeError);
});
