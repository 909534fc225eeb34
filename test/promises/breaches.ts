import type { ProductPromise } from './uncovered';

/** A plausible fault, and the promise that it breaks: a test that covers the promise must find it. */
export interface Breach {
  kind: ProductPromise['kind'];
  promise: string;
  /** Without words of the promise, because tests are named after it. */
  what: string;
  file: string;
  from: string;
  to: string;
  seenBy: string;
}

const pagesTest = 'test/ssr/pages.test.ts';
const permissionsTest = 'test/server/permissions.test.ts';
const inApp = 'src/app/features';
const inModules = 'src/server/modules';

/** The first is the one that every run tries, because it needs no database. */
export const breaches: readonly Breach[] = [
  {
    kind: 'number',
    promise: 'R4',
    what: 'demonstration accounts in production',
    file: 'src/server/cli/settingsChecks.ts',
    from: 'settings.demo && messages',
    to: 'false && messages',
    seenBy: 'src/server/cli/settingsChecks.test.ts',
  },
  {
    kind: 'number',
    promise: 'R27',
    what: 'common passwords taken',
    file: `${inModules}/accounts/accountsRules.ts`,
    from: 'if (common.has(password.normalize',
    to: 'if (common.has(owner.username.normalize',
    seenBy: `${inModules}/accounts/accountsRules.test.ts`,
  },
  {
    kind: 'number',
    promise: 'H3',
    what: 'blanks searched for',
    file: `${inApp}/properties/propertySearch.ts`,
    from: 'const value = params.get(name)?.trim();',
    to: 'const value = params.get(name);',
    seenBy: `${inApp}/properties/propertySearch.test.ts`,
  },
  {
    kind: 'number',
    promise: 'H10',
    what: 'a path followed that is none',
    file: 'src/app/session/safePath.ts',
    from: "!target.startsWith('/') || ",
    to: '',
    seenBy: 'src/app/session/safePath.test.ts',
  },
  {
    kind: 'number',
    promise: 'S10',
    what: 'marks laid out again while a map moves',
    file: 'src/app/ui/map/layerFrame.ts',
    from: 'before?.zoom === view.zoom && isNear',
    to: 'before && before.zoom !== view.zoom && isNear',
    seenBy: 'src/app/ui/map/layerFrame.test.ts',
  },
  {
    kind: 'screen',
    promise: '/blog/:id',
    what: 'an article without its description',
    file: 'src/app/root/routes/contentHeads.ts',
    from: 'description: post.excerpt,\n    canonical',
    to: "description: '',\n    canonical",
    seenBy: pagesTest,
  },
  {
    kind: 'screen',
    promise: '/packages',
    what: 'a page without a title',
    file: 'src/app/root/routes/ownerRoutes.ts',
    from: 'title: messages.listingPackages,',
    to: "title: '',",
    seenBy: pagesTest,
  },
  {
    kind: 'screen',
    promise: '/rate-us',
    what: 'a page whose address changed',
    file: 'src/app/root/routes/contentRoutes.ts',
    from: "path: '/rate-us',",
    to: "path: '/rate',",
    seenBy: pagesTest,
  },
  {
    kind: 'endpoint',
    promise: 'officeSettings.whatsAppTemplates',
    what: 'texts of agents shown to everybody with an account',
    file: 'src/contract/officeSettings.ts',
    from: "access: 'agent',",
    to: "access: 'account',",
    seenBy: permissionsTest,
  },
  {
    kind: 'endpoint',
    promise: 'officeTeam.order',
    what: 'an order that agents may change, too',
    file: 'src/contract/officeTeam.ts',
    from: "path: '/api/office/team/order/',\n    access: 'editor',",
    to: "path: '/api/office/team/order/',\n    access: 'staff',",
    seenBy: permissionsTest,
  },
  {
    kind: 'endpoint',
    promise: 'properties.change',
    what: 'listings that anybody with an account may change',
    file: `${inModules}/properties/propertiesRules.ts`,
    from: '(isListingStaff(account) || account.id === listing.owner_id)',
    to: '(isListingStaff(account) || listing.owner_id > 0)',
    seenBy: permissionsTest,
  },
  {
    kind: 'machine',
    promise: 'heroMachine',
    what: 'slides that stay after Play',
    file: `${inApp}/hero/heroMachine.ts`,
    from: "PLAYED: 'turning'",
    to: "PLAYED: 'held'",
    seenBy: `${inApp}/hero/heroMachine.test.ts`,
  },
  {
    kind: 'machine',
    promise: 'drawAreaMachine',
    what: 'an area of two corners',
    file: `${inApp}/properties/drawAreaMachine.ts`,
    from: 'corners.length < findingLimits.area.min || ',
    to: '',
    seenBy: `${inApp}/properties/drawAreaMachine.test.ts`,
  },
  {
    kind: 'machine',
    promise: 'refundMachine',
    what: 'a refund made twice because its answer was lost',
    file: `${inApp}/office-payments/refundMachine.ts`,
    from: "target: 'unanswered',",
    to: "target: 'entering',",
    seenBy: `${inApp}/office-payments/refundMachine.test.ts`,
  },
  {
    kind: 'job',
    promise: 'confirm-listings',
    what: 'owners who are not asked',
    file: `${inModules}/properties/confirmListings.ts`,
    from: 'if (needed.warning)',
    to: 'if (needed.hiding)',
    seenBy: `${inModules}/properties/confirmListings.test.ts`,
  },
  {
    kind: 'job',
    promise: 'expire-featured-listings',
    what: 'a paid day that is a minute longer',
    file: `${inModules}/properties/expireFeatured.ts`,
    from: 'featured_until <= ${now()}',
    to: 'featured_until < ${now()}',
    seenBy: 'src/server/payments/ledger/packageReminders.test.ts',
  },
  {
    kind: 'job',
    promise: 'sweep-pictures',
    what: 'uploads that a crash left for good',
    file: 'src/server/media/sweepJob.ts',
    from: 'await sweepUploads(uploadFolderOf(settings), now());',
    to: 'await sweepUploads(uploadFolderOf(settings), new Date(0));',
    seenBy: 'src/server/media/sweepJob.test.ts',
  },
];
