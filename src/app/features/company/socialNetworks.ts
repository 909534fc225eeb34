import type { SocialLink } from '@contract/content';

/** How a network is called; socialMarks.svg has a symbol under its id. */
export const socialNames: Readonly<Record<SocialLink['network'], string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  whatsapp: 'WhatsApp',
  pinterest: 'Pinterest',
  telegram: 'Telegram',
  threads: 'Threads',
  quora: 'Quora',
};
