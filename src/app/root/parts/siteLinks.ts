import * as messages from '@messages/app/layout';
/** The navigation bar's links, in the specification's order. */
export const barLinks: readonly { name: string; to: string }[] = [
  { name: messages.home, to: '/' },
  { name: messages.properties, to: '/properties' },
  { name: messages.construction, to: '/construction' },
  { name: messages.blog, to: '/blog' },
  { name: messages.aboutUs, to: '/about' },
  { name: messages.contact, to: '/contact' },
];

/** The menu on phones leaves Construction out. */
export const sheetLinks = barLinks.filter(({ to }) => to !== '/construction');

export const legalLinks: readonly { name: string; to: string }[] = [
  { name: messages.privacyPolicy, to: '/privacy-policy' },
  { name: messages.termsAndConditions, to: '/terms-and-conditions' },
  { name: messages.disclaimer, to: '/disclaimer' },
];
