/** The ten networks the house is on; the addresses are placeholders until the accounts exist. `mark` names a symbol of socialMarks.svg. */
export const socialNetworks = [
  { name: 'Instagram', href: 'https://www.instagram.com/', mark: 'instagram' },
  { name: 'Facebook', href: 'https://www.facebook.com/', mark: 'facebook' },
  { name: 'YouTube', href: 'https://www.youtube.com/', mark: 'youtube' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', mark: 'linkedin' },
  { name: 'X', href: 'https://x.com/', mark: 'x' },
  { name: 'WhatsApp', href: 'https://www.whatsapp.com/', mark: 'whatsapp' },
  { name: 'Pinterest', href: 'https://www.pinterest.com/', mark: 'pinterest' },
  { name: 'Telegram', href: 'https://telegram.org/', mark: 'telegram' },
  { name: 'Threads', href: 'https://www.threads.net/', mark: 'threads' },
  { name: 'Quora', href: 'https://www.quora.com/', mark: 'quora' },
] as const;
