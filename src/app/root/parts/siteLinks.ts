/** The navigation bar's links, in the specification's order. */
export const barLinks: readonly { name: string; to: string }[] = [
  { name: 'Home', to: '/' },
  { name: 'Properties', to: '/properties' },
  { name: 'Construction', to: '/construction' },
  { name: 'Blog', to: '/blog' },
  { name: 'About Us', to: '/about' },
  { name: 'Contact', to: '/contact' },
];

/** The menu on phones leaves Construction out. */
export const sheetLinks = barLinks.filter(({ to }) => to !== '/construction');

export const legalLinks: readonly { name: string; to: string }[] = [
  { name: 'Privacy Policy', to: '/privacy-policy' },
  { name: 'Terms and Conditions', to: '/terms-and-conditions' },
  { name: 'Disclaimer', to: '/disclaimer' },
];
