import type { OfficeAccess } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import * as costRates from '@messages/app/officeCosts';
import * as searches from '@messages/app/officeSearches';
import * as payments from '@messages/app/officePaymentsNav';
import * as team from '@messages/app/officeTeam';
import {
  Bug,
  Building2,
  CalendarDays,
  DoorOpen,
  FileText,
  Hammer,
  Images,
  IndianRupee,
  Calculator,
  Inbox,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  PackageCheck,
  ScrollText,
  Rocket,
  Send,
  Settings,
  Star,
  Sun,
  Tags,
  TextSearch,
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
  { to: '/office', name: messages.today, icon: Sun, access: 'staff' },
  { to: '/office/leads', name: messages.leads, icon: Inbox, access: 'agent' },
  { to: '/office/listings', name: messages.listings, icon: Building2, access: 'agent' },
  { to: '/office/meetings', name: messages.meetings, icon: CalendarDays, access: 'agent' },
  { to: '/office/visits', name: messages.visits, icon: DoorOpen, access: 'agent' },
  { to: '/office/addon-orders', name: messages.addOns, icon: PackageCheck, access: 'agent' },
  { to: '/office/articles', name: messages.articles, icon: Newspaper, access: 'editor' },
  { to: '/office/pages', name: messages.pages, icon: FileText, access: 'editor' },
  { to: '/office/services', name: messages.services, icon: Hammer, access: 'editor' },
  { to: '/office/slides', name: messages.slides, icon: Images, access: 'editor' },
  { to: '/office/team', name: team.title, icon: UsersRound, access: 'editor' },
  { to: '/office/newsletters', name: messages.newsletters, icon: Send, access: 'editor' },
  { to: '/office/advertisements', name: messages.advertisements, icon: Megaphone, access: 'editor' },
  { to: '/office/reviews', name: messages.reviews, icon: Star, access: 'editor' },
  { to: '/office/searches', name: searches.title, icon: TextSearch, access: 'staff' },
  { to: '/office/payments', name: payments.title, icon: IndianRupee, access: 'superuser' },
  { to: '/office/people', name: messages.people, icon: Users, access: 'superuser' },
  { to: '/office/packages', name: messages.prices, icon: Tags, access: 'superuser' },
  { to: '/office/costs', name: costRates.title, icon: Calculator, access: 'superuser' },
  { to: '/office/emails', name: messages.emails, icon: Mail, access: 'superuser' },
  { to: '/office/problem-reports', name: messages.problemReports, icon: Bug, access: 'superuser' },
  { to: '/office/setup', name: messages.setUp, icon: Rocket, access: 'superuser' },
  { to: '/office/settings', name: messages.settings, icon: Settings, access: 'superuser' },
  { to: '/office/audit', name: messages.audit, icon: ScrollText, access: 'superuser' },
];
