import type { SocialLink } from '@contract/content';
import { placeholderGstin } from '@contract/gstin';
import type { OfficeHours } from './officeHours';

/** Placeholders for what only the company knows. */
export const companyPlaceholders = {
  whatsapp: '910000000000',
  phone: '+91 00000 00000',
  email: 'office@aangan.example',
  gstin: placeholderGstin,
  address: '00 Placeholder Road, Indore, Madhya Pradesh 452001, India',
} as const;

/** The settings that modules follow. What the office saves replaces most of them while the server runs. */
export interface SiteSettings {
  production: boolean;
  /** Whether the demonstration is loaded. */
  demo: boolean;
  /** Without a trailing slash; empty until the server knows its port. */
  publicUrl: string;
  /** Whether accounts with a role need a second factor to use the office. */
  staffSecondFactor: 'required' | 'off';
  company: { whatsapp: string; phone: string; email: string; gstin: string; address: string };
  /** The company's own pages at social networks. */
  social: readonly SocialLink[];
  freeListings: number;
  /** Buyer contacts an account may open before it needs a package. */
  freeContacts: number;
  /** The address under which people’s emails reach us, and the key of who brings them; undefined where none do. */
  inbound: { address: string; key: string } | undefined;
  /** Office minutes within which an enquiry gets its first reply. */
  firstResponseMinutes: number;
  /** Whether the office reviews listings of owners before their first publication. */
  listingReview: boolean;
  /** Whether the office reads reviews before the site shows them. */
  reviewModeration: boolean;
  officeHours: OfficeHours;
}
