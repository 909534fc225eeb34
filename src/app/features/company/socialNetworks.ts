import type { IconType } from 'react-icons';
import { FaFacebookF, FaInstagram, FaLinkedinIn, FaPinterestP, FaQuora, FaTelegram, FaThreads, FaWhatsapp, FaXTwitter, FaYoutube } from 'react-icons/fa6';

/** The ten networks the house is on; the addresses are placeholders until the accounts exist. */
export const socialNetworks: readonly { name: string; href: string; Icon: IconType }[] = [
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: FaInstagram },
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: FaFacebookF },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: FaYoutube },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: FaLinkedinIn },
  { name: 'X', href: 'https://x.com/', Icon: FaXTwitter },
  { name: 'WhatsApp', href: 'https://www.whatsapp.com/', Icon: FaWhatsapp },
  { name: 'Pinterest', href: 'https://www.pinterest.com/', Icon: FaPinterestP },
  { name: 'Telegram', href: 'https://telegram.org/', Icon: FaTelegram },
  { name: 'Threads', href: 'https://www.threads.net/', Icon: FaThreads },
  { name: 'Quora', href: 'https://www.quora.com/', Icon: FaQuora },
];
