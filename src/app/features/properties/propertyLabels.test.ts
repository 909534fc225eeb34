import { enquiryMessage, pricePerSquareFoot, titleWithPlace } from './propertyLabels';

const listing = {
  title: 'Lake house',
  location: 'Mulshi',
  city: { id: 2, name: 'Pune' },
  purpose: 'sale' as const,
  price: '15000000.00',
  bedrooms: 3,
  beds: 3,
  bathrooms: 2,
  baths: 2,
  size: 2000,
  sqft: 2000,
};

describe('the place after a title', () => {
  it.each([
    ['Lake house', 'Mulshi', 'Lake house, Mulshi, Pune'],
    ['Lake house, Mulshi', 'Mulshi', 'Lake house, Mulshi, Pune'],
    ['Lake house in Mulshi, Pune', 'Mulshi', 'Lake house in Mulshi, Pune'],
    ['Cottage at mulshi', 'Mulshi, near Tamhini', 'Cottage at mulshi, near Tamhini, Pune'],
    ['Bannerman house', 'Banner', 'Bannerman house, Banner, Pune'],
    ['Lake house', '', 'Lake house, Pune'],
    ['Lake house', 'Pune', 'Lake house, Pune'],
  ])('never names a locality twice: %s in %s', (title, location, expected) => {
    expect(titleWithPlace({ ...listing, title, location })).toBe(expected);
  });

  it('is in the WhatsApp message once', () => {
    const message = enquiryMessage({ ...listing, title: 'Lake house, Mulshi' }, 'https://aangan.example/properties/1');
    expect(message).toContain('about Lake house, Mulshi, Pune, ₹1.5 Cr. https://aangan.example/properties/1');
  });
});

describe('the price per sq ft', () => {
  it('exists for sales and investments with a known price and size', () => {
    expect(pricePerSquareFoot(listing)).toBe('₹7,500 per sq ft');
    expect(pricePerSquareFoot({ ...listing, purpose: 'invest' })).toBe('₹7,500 per sq ft');
  });

  it('does not exist for rent, or without a price or a size', () => {
    for (const given of [{ purpose: 'rent' as const }, { price: null }, { size: null, sqft: null }])
      expect(pricePerSquareFoot({ ...listing, ...given })).toBeNull();
  });
});
