import type { OfficeAccess } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import {
  Bug,
  Building2,
  Calculator,
  CalendarDays,
  ContactRound,
  DoorOpen,
  FileText,
  Hammer,
  Handshake,
  Images,
  Import,
  Inbox,
  IndianRupee,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  PackageCheck,
  Rocket,
  ScrollText,
  Send,
  Settings,
  Star,
  Sun,
  Tags,
  TextSearch,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { TodayCounter } from '../../features/office-today/todayQueues';
import type { HelpName } from './OfficeHelp';

/** Loads a screen's code. */
type Chunk = () => Promise<ComponentType>;

/** A screen of the office. Route, navigation, permission, title, help and the tests' list of screens follow from it. */
export interface OfficeScreen {
  /** Below `/office`; empty for the first screen. */
  path: string;
  /** Paths that it had before, below `/office`: they lead here, with their query. */
  formerPaths?: readonly string[];
  /** Who may use it. */
  access: OfficeAccess;
  icon: LucideIcon;
  title: string;
  /** Which sentence of `messages/app/officeHelp.ts` says what it is for; the sentences load with the help. */
  help: HelpName;
  /** What waits there, which the navigation counts. */
  counter?: TodayCounter;
  chunk: Chunk;
  /** The screens of a single row, by their path below this one. */
  below?: Readonly<Record<string, Chunk>>;
}

/** Every screen of the office, in the order of the navigation. */
export const officeScreens = [
  {
    path: '',
    access: 'staff',
    icon: Sun,
    title: messages.today,
    help: 'today',
    chunk: () => import(/* webpackChunkName: "office-today" */ '../../pages/office/TodayPage').then((m) => m.TodayPage),
  },
  {
    path: 'leads',
    access: 'agent',
    icon: Inbox,
    title: messages.leads,
    help: 'leads',
    counter: 'unanswered_enquiries',
    chunk: () =>
      import(/* webpackChunkName: "office-leads" */ '../../features/office-leads/OfficeLeads').then(
        (m) => m.OfficeLeads,
      ),
    below: {
      'person/:id': () =>
        import(/* webpackChunkName: "office-contacts" */ '../../features/office-contacts/ContactOfLead').then(
          (m) => m.ContactOfLead,
        ),
    },
  },
  {
    path: 'contacts',
    access: 'agent',
    icon: ContactRound,
    title: messages.contacts,
    help: 'contacts',
    counter: 'next_steps_due',
    chunk: () =>
      import(/* webpackChunkName: "office-contacts" */ '../../features/office-contacts/OfficeContacts').then(
        (m) => m.OfficeContacts,
      ),
  },
  {
    path: 'listings',
    access: 'agent',
    icon: Building2,
    title: messages.listings,
    help: 'listings',
    counter: 'listings_in_review',
    chunk: () =>
      import(/* webpackChunkName: "office-listings" */ '../../features/office-listings/OfficeListings').then(
        (m) => m.OfficeListings,
      ),
  },
  {
    path: 'meetings',
    access: 'agent',
    icon: CalendarDays,
    title: messages.meetings,
    help: 'meetings',
    chunk: () =>
      import(/* webpackChunkName: "office-meetings" */ '../../features/office-meetings/OfficeMeetings').then(
        (m) => m.OfficeMeetings,
      ),
  },
  {
    path: 'visits',
    access: 'agent',
    icon: DoorOpen,
    title: messages.visits,
    help: 'visits',
    counter: 'visits_to_answer',
    chunk: () =>
      import(/* webpackChunkName: "office-meetings" */ '../../features/office-visits/OfficeVisits').then(
        (m) => m.OfficeVisits,
      ),
  },
  {
    path: 'addon-orders',
    access: 'agent',
    icon: PackageCheck,
    title: messages.addOns,
    help: 'addOns',
    counter: 'addon_orders_open',
    chunk: () =>
      import(/* webpackChunkName: "office-meetings" */ '../../features/office-add-ons/OfficeAddOns').then(
        (m) => m.OfficeAddOns,
      ),
  },
  {
    path: 'agents',
    access: 'agent',
    icon: Handshake,
    title: messages.agents,
    help: 'agents',
    chunk: () =>
      import(/* webpackChunkName: "office-listings" */ '../../features/office-agents/OfficeAgents').then(
        (m) => m.OfficeAgents,
      ),
  },
  {
    path: 'articles',
    access: 'editor',
    icon: Newspaper,
    title: messages.articles,
    help: 'articles',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/OfficeArticles').then(
        (m) => m.OfficeArticles,
      ),
    below: {
      ':id': () =>
        import(/* webpackChunkName: "office-content" */ '../../features/office-content/ArticleEditor').then(
          (m) => m.ArticleEditor,
        ),
    },
  },
  {
    path: 'pages',
    access: 'editor',
    icon: FileText,
    title: messages.pages,
    help: 'pages',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/OfficePages').then(
        (m) => m.OfficePages,
      ),
    below: {
      ':slug': () =>
        import(/* webpackChunkName: "office-content" */ '../../features/office-content/PageEditor').then(
          (m) => m.PageEditor,
        ),
    },
  },
  {
    path: 'services',
    access: 'editor',
    icon: Hammer,
    title: messages.services,
    help: 'services',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/Services').then((m) => m.Services),
  },
  {
    path: 'slides',
    access: 'editor',
    icon: Images,
    title: messages.slides,
    help: 'slides',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/Slides').then((m) => m.Slides),
  },
  {
    path: 'team',
    access: 'editor',
    icon: UsersRound,
    title: messages.team,
    help: 'team',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/Team').then((m) => m.Team),
  },
  {
    path: 'newsletters',
    access: 'editor',
    icon: Send,
    title: messages.newsletters,
    help: 'newsletters',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/Newsletters').then(
        (m) => m.Newsletters,
      ),
    below: {
      ':id': () =>
        import(/* webpackChunkName: "office-content" */ '../../features/office-content/NewsletterEditor').then(
          (m) => m.NewsletterEditor,
        ),
    },
  },
  {
    path: 'advertisements',
    access: 'editor',
    icon: Megaphone,
    title: messages.advertisements,
    help: 'advertisements',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-content/Advertisements').then(
        (m) => m.Advertisements,
      ),
  },
  {
    path: 'reviews',
    access: 'editor',
    icon: Star,
    title: messages.reviews,
    help: 'reviews',
    counter: 'reviews_in_review',
    chunk: () =>
      import(/* webpackChunkName: "office-content" */ '../../features/office-reviews/OfficeReviews').then(
        (m) => m.OfficeReviews,
      ),
  },
  {
    path: 'searches',
    access: 'staff',
    icon: TextSearch,
    title: messages.searches,
    help: 'searches',
    chunk: () =>
      import(/* webpackChunkName: "office-searches" */ '../../features/office-searches/OfficeSearches').then(
        (m) => m.OfficeSearches,
      ),
  },
  {
    path: 'payments',
    access: 'superuser',
    icon: IndianRupee,
    title: messages.payments,
    help: 'payments',
    counter: 'payments_needing_attention',
    chunk: () =>
      import(/* webpackChunkName: "office-payments" */ '../../features/office-payments/OfficePayments').then(
        (m) => m.OfficePayments,
      ),
  },
  {
    path: 'imports',
    access: 'superuser',
    icon: Import,
    title: messages.bringInData,
    help: 'bringInData',
    chunk: () =>
      import(/* webpackChunkName: "office-imports" */ '../../features/office-imports/OfficeImports').then(
        (m) => m.OfficeImports,
      ),
    below: {
      ':id': () =>
        import(/* webpackChunkName: "office-imports" */ '../../features/office-imports/OfficeImport').then(
          (m) => m.OfficeImport,
        ),
    },
  },
  {
    path: 'people',
    access: 'superuser',
    icon: Users,
    title: messages.people,
    help: 'people',
    chunk: () =>
      import(/* webpackChunkName: "office-people" */ '../../features/office-people/OfficePeople').then(
        (m) => m.OfficePeople,
      ),
  },
  {
    path: 'packages',
    access: 'superuser',
    icon: Tags,
    title: messages.prices,
    help: 'prices',
    chunk: () =>
      import(/* webpackChunkName: "office-settings" */ '../../features/office-catalogue/OfficeCatalogue').then(
        (m) => m.OfficeCatalogue,
      ),
  },
  {
    path: 'costs',
    access: 'superuser',
    icon: Calculator,
    title: messages.ratesOfCosts,
    help: 'ratesOfCosts',
    chunk: () =>
      import(/* webpackChunkName: "office-settings" */ '../../features/costs/OfficeCostRates').then(
        (m) => m.OfficeCostRates,
      ),
  },
  {
    path: 'emails',
    access: 'superuser',
    icon: Mail,
    title: messages.emails,
    help: 'emails',
    counter: 'failed_emails',
    chunk: () =>
      import(/* webpackChunkName: "office-emails" */ '../../features/office-mail/OfficeEmails').then(
        (m) => m.OfficeEmails,
      ),
  },
  {
    path: 'problem-reports',
    access: 'superuser',
    icon: Bug,
    title: messages.problemReports,
    help: 'problemReports',
    chunk: () =>
      import(
        /* webpackChunkName: "office-reports" */ '../../features/office-problem-reports/OfficeProblemReports'
      ).then((m) => m.OfficeProblemReports),
  },
  {
    path: 'setup',
    access: 'superuser',
    icon: Rocket,
    title: messages.setUp,
    help: 'setUp',
    chunk: () => import(/* webpackChunkName: "office-today" */ '../../pages/office/SetupPage').then((m) => m.SetupPage),
  },
  {
    path: 'settings',
    access: 'superuser',
    icon: Settings,
    title: messages.settings,
    help: 'settings',
    chunk: () =>
      import(/* webpackChunkName: "office-settings" */ '../../pages/office/SettingsPage').then((m) => m.SettingsPage),
  },
  {
    path: 'audit',
    access: 'superuser',
    icon: ScrollText,
    title: messages.audit,
    help: 'audit',
    chunk: () =>
      import(/* webpackChunkName: "office-audit" */ '../../features/office-audit/OfficeAudit').then(
        (m) => m.OfficeAudit,
      ),
  },
] as const satisfies readonly OfficeScreen[];

/** A screen's address. */
export const addressOf = ({ path }: Pick<OfficeScreen, 'path'>): string => (path ? `/office/${path}` : '/office');

/** The screen that an address belongs to, also below its own; the first one for all others. */
export function screenAt(pathname: string, screens: readonly OfficeScreen[] = officeScreens): OfficeScreen | undefined {
  return (
    screens.findLast((screen) => pathname === addressOf(screen) || pathname.startsWith(`${addressOf(screen)}/`)) ??
    screens[0]
  );
}
