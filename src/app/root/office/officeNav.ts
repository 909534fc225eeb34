import type { OfficeAccess } from '@contract/roles';
import * as messages from '@messages/app/officeTeam';
import {
  Building2,
  CalendarDays,
  FileText,
  Hammer,
  Images,
  Inbox,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  ScrollText,
  Rocket,
  Send,
  Settings,
  Star,
  Sun,
  Users,
  UsersRound,
} from 'lucide-react';

export interface OfficeLink {
  to: string;
  name: string;
  icon: LucideIcon;
  /** Permissions that allow its use. */
  access: OfficeAccess;
}

/** The office's screens, in the order of the navigation. */
export const officeLinks: readonly OfficeLink[] = [
  { to: '/office', name: 'Today', icon: Sun, access: 'staff' },
  { to: '/office/leads', name: 'Leads', icon: Inbox, access: 'agent' },
  { to: '/office/listings', name: 'Listings', icon: Building2, access: 'agent' },
  { to: '/office/meetings', name: 'Meetings', icon: CalendarDays, access: 'agent' },
  { to: '/office/articles', name: 'Articles', icon: Newspaper, access: 'editor' },
  { to: '/office/pages', name: 'Pages', icon: FileText, access: 'editor' },
  { to: '/office/services', name: 'Services', icon: Hammer, access: 'editor' },
  { to: '/office/slides', name: 'Slides', icon: Images, access: 'editor' },
  { to: '/office/team', name: messages.title, icon: UsersRound, access: 'editor' },
  { to: '/office/newsletters', name: 'Newsletters', icon: Send, access: 'editor' },
  { to: '/office/advertisements', name: 'Advertisements', icon: Megaphone, access: 'editor' },
  { to: '/office/reviews', name: 'Reviews', icon: Star, access: 'editor' },
  { to: '/office/people', name: 'People', icon: Users, access: 'superuser' },
  { to: '/office/emails', name: 'Emails', icon: Mail, access: 'superuser' },
  { to: '/office/setup', name: 'Set up', icon: Rocket, access: 'superuser' },
  { to: '/office/settings', name: 'Settings', icon: Settings, access: 'superuser' },
  { to: '/office/audit', name: 'Audit', icon: ScrollText, access: 'superuser' },
];
