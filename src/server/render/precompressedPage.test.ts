import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { nonceLength, precompressPage as precompress } from './precompressedPage';

const precompressPage = (parts: readonly string[], quality?: number) =>
  precompress(
    parts.map((part) => Buffer.from(part)),
    quality,
  );
const nonce = () => randomBytes(18).toString('base64');
const page = [
  '<!doctype html><style nonce="',
  '">body{color:#12161C}</style><script nonce="',
  `">${'₹1,35,00,000 '.repeat(400)}</script><p>नमस्ते</p><script nonce="`,
  '">1</script>',
];

it('decompresses to the page with each response’s nonce in every place', async () => {
  const packed = await precompressPage(page);
  for (let round = 0; round < 50; round += 1) {
    const given = nonce();
    expect(given).toHaveLength(nonceLength);
    expect(brotliDecompressSync(packed?.withNonce(given) ?? Buffer.alloc(0)).toString()).toBe(page.join(given));
  }
});

it('is about as small as a normally compressed page', async () => {
  const packed = await precompressPage(page);
  expect(packed?.bytes).toBeLessThan(Buffer.byteLength(page.join(nonce())) / 10);
});

it('compresses all texts, also with nothing before, between and after the places', async () => {
  // lone surrogates cannot occur in a page
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), async (parts) => {
      const packed = await precompressPage(parts, 3);
      const given = nonce();
      expect(brotliDecompressSync(packed?.withNonce(given) ?? Buffer.alloc(0)).toString()).toBe(parts.join(given));
    }),
    { numRuns: 60, examples: [[['']], [['', '']], [['', 'a', '', '']]] },
  );
}, 90_000);
