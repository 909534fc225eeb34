import type { SocialLink } from '@contract/content';

/** A network's display name; socialMarks.svg has a symbol with its id. */
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
