import { type EmailedHome, toHomeCard } from './homeCard';

const villa: EmailedHome = {
  ...{ id: 7, title: 'Kamalini', type: 'Villa', location: 'Aundh', city: 'Pune', purpose: 'sale' },
  ...{ priceInPaise: 112_00_000_00, fellFrom: null, isNew: false, bedrooms: 1, size: 1_850, picture: null },
};
const cardOf = (more: Partial<EmailedHome>) => toHomeCard({ ...villa, ...more }, 'https://aangan.example');

describe('the card of a home in an email', () => {
  it('has price, facts, place and link', () => {
    expect(cardOf({})).toEqual({
      label: 'For sale',
      title: 'Kamalini',
      url: 'https://aangan.example/properties/7',
      price: '₹1.12 Cr',
      line: 'Villa · 1 bedroom · 1,850 sq ft · Aundh, Pune',
      picture: null,
    });
  });

  it('writes out a fall that the short prices hide', () => {
    expect(cardOf({ fellFrom: 120_00_000_00 }).price).toBe('₹1.2 Cr → ₹1.12 Cr');
    expect(cardOf({ fellFrom: 112_00_100_00 }).price).toBe('₹1,12,00,100.00 → ₹1,12,00,000.00');
  });

  it('leaves out what is not known, and says that a price is on request', () => {
    const bare = cardOf({ bedrooms: null, size: null, location: '', priceInPaise: null });
    expect([bare.price, bare.line]).toEqual(['Price on request', 'Villa · Pune']);
  });

  it('describes a picture without a description by the title', () => {
    const picture = { path: '/media/x-480.jpg', alt: '' };
    expect(cardOf({ picture }).picture).toEqual({ url: 'https://aangan.example/media/x-480.jpg', alt: 'Kamalini' });
  });
});
