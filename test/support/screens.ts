/** A screen as a journey opens it: its route, an address on that route, and who looks. */
export interface Screen {
  route: string;
  address: string;
  as?: 'owner' | 'admin';
}

/** Every route of the product with an address of the demonstration; screens that show more to an account come twice. */
export const screens: readonly Screen[] = [
  { route: '/', address: '/' },
  { route: '/', address: '/', as: 'admin' },
  { route: '/properties', address: '/properties' },
  { route: '/properties', address: '/properties?search=no+such+house' },
  { route: '/properties/:id', address: '/properties/45' },
  { route: '/properties/:id', address: '/properties/999999' },
  { route: '/properties/:id/edit', address: '/properties/45/edit' },
  { route: '/properties/:id/edit', address: '/properties/45/edit', as: 'admin' },
  { route: '/featured-properties', address: '/featured-properties' },
  { route: '/favourites', address: '/favourites' },
  { route: '/compare', address: '/compare?ids=45,44,999999' },
  { route: '/compare', address: '/compare' },
  { route: '/property-list', address: '/property-list' },
  { route: '/property-form', address: '/property-form' },
  { route: '/property-form', address: '/property-form', as: 'owner' },
  { route: '/login', address: '/login' },
  { route: '/profile', address: '/profile' },
  { route: '/profile', address: '/profile', as: 'owner' },
  { route: '/my-listings', address: '/my-listings' },
  { route: '/my-listings', address: '/my-listings', as: 'owner' },
  { route: '/my-listings', address: '/my-listings?show=drafts', as: 'owner' },
  { route: '/my-listings', address: '/my-listings?show=archived', as: 'owner' },
  { route: '/my-enquiries', address: '/my-enquiries' },
  { route: '/my-enquiries', address: '/my-enquiries', as: 'owner' },
  { route: '/my-enquiries', address: '/my-enquiries?id=1', as: 'admin' },
  { route: '/my-enquiries', address: '/my-enquiries?id=999999', as: 'owner' },
  { route: '/reset-password', address: '/reset-password' },
  { route: '/reset-password', address: '/reset-password#token=abcdefghijklmnopqrstuvwxyz' },
  { route: '/payments', address: '/payments' },
  { route: '/payments', address: '/payments', as: 'owner' },
  { route: '/packages', address: '/packages' },
  { route: '/rate-us', address: '/rate-us' },
  { route: '/reviews', address: '/reviews' },
  { route: '/construction', address: '/construction' },
  { route: '/blog', address: '/blog' },
  { route: '/blog/:id', address: '/blog/1' },
  { route: '/blog/:id', address: '/blog/999999' },
  { route: '/newsletter/:step', address: '/newsletter/confirm' },
  { route: '/about', address: '/about' },
  { route: '/contact', address: '/contact' },
  { route: '/privacy-policy', address: '/privacy-policy' },
  { route: '/terms-and-conditions', address: '/terms-and-conditions' },
  { route: '/disclaimer', address: '/disclaimer' },
  { route: '*', address: '/no/such/place' },
];
