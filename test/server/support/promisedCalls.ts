/*
 * The permissions of seven people for every endpoint, written by hand. The test iterates over the contract's endpoints,
 * so one without a line here fails. A line is `resource.endpoint`, or `resource.endpoint of something` for another
 * case.
 */
import { figureNames } from '@contract/officeLimits';
import { confirmationToken } from '@server/modules/newsletter/newsletterRules';
import { drawPicture } from '../../support/pictures';
import type { Belongings } from './belongings';
import { type Actor, type Asking, actors, password } from './people';

/**
 * Statuses for the visitor, the buyer, the owner, the other owner, the superuser, and for agent and editor where they
 * differ from the buyer.
 */
type Statuses =
  | readonly [number, number, number, number, number]
  | readonly [number, number, number, number, number, { agent: number; editor: number }];

export interface Line {
  promised: Statuses;
  ask: (own: Belongings) => Asking | Promise<Asking>;
  /** Who finds the owner's secret in the response. */
  shows?: readonly Actor[];
  /** Whether the request ends its own token. */
  endsToken?: true;
}

const everyone = (status: number): Statuses => [status, status, status, status, status];
const accounts = (status: number): Statuses => [401, status, status, status, status];
const owners = (status: number, others = 403): Statuses => [401, others, status, others, status];
/** The owner and agents, and a status for everybody else who is logged in. */
const listingEditors = (status: number, others = 403): Statuses => [
  401,
  others,
  status,
  others,
  status,
  { agent: status, editor: others },
];
/** What the owner and agents see, and a status for everybody else. */
const viewers = (others: number): Statuses => [others, others, 200, others, 200, { agent: 200, editor: others }];
const ownersOnly = (status: number, others = 404): Statuses => [401, others, status, others, others];
/** Those who may edit the owner's shortlist, and a status for the buyer, who may only look. */
const members = (status: number, viewer = status): Statuses => [
  401,
  viewer,
  status,
  status,
  404,
  { agent: 404, editor: 404 },
];
/** The owner of a shortlist that the buyer and the other owner joined. */
const listOwners = (status: number): Statuses => [401, 403, status, 403, 404, { agent: 404, editor: 404 }];
const superusers = (status: number): Statuses => [401, 403, 403, 403, status];
const agents = (status: number): Statuses => [401, 403, 403, 403, status, { agent: status, editor: 403 }];
const editors = (status: number): Statuses => [401, 403, 403, 403, status, { agent: 403, editor: status }];
const staff = (status: number): Statuses => [401, 403, 403, 403, status, { agent: status, editor: status }];

/** The promised status for a person. */
export function promisedStatus([visitor, buyer, owner, other, superuser, roles]: Statuses, who: Actor): number {
  return { visitor, buyer, owner, other, superuser, agent: roles?.agent ?? buyer, editor: roles?.editor ?? buyer }[who];
}
const plain = () => ({});
/** After something was made for it. */
const after =
  (make: (own: Belongings) => Promise<unknown>, asking: Asking = {}) =>
  async (own: Belongings) => {
    await make(own);
    return asking;
  };
/** About what was made for it. */
const withId =
  (make: (own: Belongings) => Promise<number>, asking: Asking = {}) =>
  async (own: Belongings) => ({ ...asking, params: { id: await make(own) } });
const picture = () => drawPicture({ width: 60, height: 40 });
const panorama = () => drawPicture({ width: 128, height: 64 });
const proper = async (own: Belongings) => ({
  title: 'Tulsi house',
  description: 'Two courts.',
  property_type: await own.typeId(),
});
const property = (lifecycle: Parameters<Belongings['listing']>[0], more?: Asking) =>
  withId((own) => own.listing(lifecycle), more);
const enquiry = (owner: boolean, more?: Asking) => withId((own) => own.enquiry(owner), more);
/** A passkey of the owner. */
const passkey = (more?: Asking) => withId((own) => own.passkey(), more);
const shortlist =
  (more: Asking = {}) =>
  async (own: Belongings) => ({ ...more, params: { ...(await own.shortlist()) } });
const draft =
  (more: Asking = {}) =>
  async (own: Belongings) => ({ ...more, params: { id: await own.draft(), number: 1 } });
/** The order of a virtual tour. */
const addOnOrder = (more?: Asking) => withId((own) => own.addOnOrder(), more);
const meeting = (body?: object) => withId((own) => own.meeting('booked'), body && { body });
type VisitOf = Parameters<Belongings['visit']>[0];
type MadeVisit = Awaited<ReturnType<Belongings['visit']>>;
/** A visit to the owner's listing. */
const visit =
  (state: VisitOf, more: (made: MadeVisit) => Asking = plain) =>
  async (own: Belongings) => {
    const made = await own.visit(state);
    return { ...more(made), params: { id: made.id } };
  };
/** The same by the link of its visitor. */
const linkedVisit =
  (state: VisitOf, body: (made: MadeVisit) => object = plain) =>
  async (own: Belongings) => {
    const made = await own.visit(state, { linked: true });
    return { params: { id: made.id }, body: { ...body(made), token: made.token } };
  };
const imported = (state: Parameters<Belongings['import']>[0], more?: Asking) =>
  withId((own) => own.import(state), more);
const newsletter = (more?: Asking) => withId((own) => own.newsletter(), more);
const serviceFields = { icon: 'home', title: 'Courts', description: 'A court.', features: ['Shade'], picture: null };
const agentFields = { shown: true, phone: '', email: '', rera_number: 'A51', languages: ['en'] };
const teamFields = { name: 'Asha', role: 'Sales', text: 'Knows every court.' };
/** A package at a price of its own. */
const packageFields = (own: Belongings) => ({
  name: `Builder ${own.unique()}`,
  description: 'For builders.',
  features: ['Twenty listings'],
  colour: 'ink',
  icon: 'building',
  popular: false,
  price: own.price(),
  duration_in_days: 90,
  slots: 20,
  contacts: null,
});
const slideFields = { title: 'Courts', subtitle: 'Shade', description: 'Water.' };
const problemReport = (more?: Asking) => withId((own) => own.problemReport(), more);
const review = (body: object) => withId((own) => own.review(), { body });
/** A page and, for a change, its version. */
const page = (change?: object) => async (own: Belongings) => {
  const { slug, version } = await own.page();
  return { params: { slug, number: 1 }, ...(change && { body: { version, ...change } }) };
};
const sent = (own: Belongings) => ({
  name: 'Asha',
  email: `${own.unique()}@people.example`,
  message: 'May I see it?',
  client_id: own.unique(),
});

const tourChange = (state?: Parameters<Belongings['panorama']>[0]) => async (own: Belongings) => {
  const { id, scene } = await own.panorama(state);
  const room = { id: scene, title: 'Courtyard', initial_yaw_deg: 0, links: [] };
  return { params: { id }, body: { title: 'Two courts', scenes: [room], plan: null } };
};

async function image(own: Belongings): Promise<{ id: number; image: number }> {
  const id = await own.listing();
  return { id, image: await own.image(id) };
}

export const promisedCalls: Readonly<Record<string, Line>> = {
  'auth.register': {
    promised: everyone(201),
    ask: (own) => ({ body: { username: `new${own.unique()}`, email: `${own.unique()}@people.example`, password } }),
  },
  'auth.login': { promised: everyone(200), ask: () => ({ body: { username: 'buyer', password } }) },
  'auth.me': { promised: accounts(200), ask: plain, shows: ['owner'] },
  'auth.changeMe': { promised: accounts(200), ask: () => ({ body: { name: 'Another name' } }), shows: ['owner'] },
  'auth.activity': { promised: accounts(200), ask: after((own) => own.payment()), shows: ['owner'] },
  'auth.reviews': { promised: accounts(200), ask: plain },
  'auth.logout': { promised: accounts(204), ask: plain, endsToken: true },
  'auth.sessions': { promised: accounts(200), ask: after((own) => own.session()), shows: ['owner'] },
  'auth.endSessions': { promised: accounts(204), ask: plain },
  'auth.endSessions of the owner': {
    promised: ownersOnly(204),
    ask: async (own) => ({ query: { id: String(await own.session()) } }),
  },
  'auth.changePassword': { promised: accounts(204), ask: () => ({ body: { old: password, new: password } }) },
  'auth.export': { promised: accounts(200), ask: plain },
  // a wrong password: nobody is erased
  'auth.erase': { promised: accounts(400), ask: () => ({ body: { password: 'a guess' } }) },
  'auth.ownNewsletter': { promised: accounts(200), ask: plain },
  'auth.endOwnNewsletter': { promised: accounts(204), ask: plain },
  'auth.requestPasswordReset': { promised: everyone(204), ask: () => ({ body: { email: 'nobody@people.example' } }) },
  'auth.checkPasswordReset': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: await own.resetToken() } }),
  },
  'auth.confirmPasswordReset': {
    promised: everyone(200),
    ask: async (own) => ({ body: { token: await own.resetToken(), new: password } }),
  },
  'auth.resendConfirmation': { promised: accounts(204), ask: plain },
  'auth.confirmEmail': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: await own.emailToken('confirm') } }),
  },
  'auth.undoEmailChange': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: await own.emailToken('undo') } }),
  },

  'secondFactor.finishLogin': { promised: everyone(200), ask: async (own) => ({ body: await own.loginChallenge() }) },
  'secondFactor.passkeyChallenge': {
    promised: everyone(200),
    ask: async (own) => ({ body: { challenge: (await own.loginChallenge()).challenge } }),
  },
  'secondFactor.startProof': { promised: accounts(200), ask: plain },
  // nobody's challenge
  'secondFactor.prove': { promised: accounts(400), ask: () => ({ body: { challenge: 'a'.repeat(43), password } }) },
  'secondFactor.factors': { promised: accounts(200), ask: passkey(), shows: ['owner'] },
  'secondFactor.startTotp': { promised: accounts(201), ask: plain },
  // a wrong code: no session ends
  'secondFactor.confirmTotp': { promised: accounts(400), ask: () => ({ body: { totp_code: 'none' } }) },
  'secondFactor.renameTotp': { promised: accounts(404), ask: () => ({ body: { name: 'My phone' } }) },
  'secondFactor.disableTotp': { promised: accounts(404), ask: plain },
  'secondFactor.passkeyOptions': { promised: accounts(200), ask: plain },
  'secondFactor.addPasskey': {
    promised: accounts(400),
    ask: () => ({
      body: {
        challenge: 'a'.repeat(43),
        passkey: {
          id: 'a',
          rawId: 'a',
          type: 'public-key',
          response: { clientDataJSON: 'a', attestationObject: 'a' },
        },
      },
    }),
  },
  'secondFactor.passkeys': { promised: accounts(200), ask: passkey(), shows: ['owner'] },
  'secondFactor.passkey': { promised: ownersOnly(200), ask: passkey(), shows: ['owner'] },
  'secondFactor.renamePasskey': { promised: ownersOnly(200), ask: passkey({ body: { name: 'My key' } }) },
  'secondFactor.removePasskey': { promised: ownersOnly(204), ask: passkey() },
  'secondFactor.renewRecoveryCodes': { promised: accounts(409), ask: plain },

  'properties.list': { promised: everyone(200), ask: plain },
  'properties.list of one’s own': {
    promised: accounts(200),
    ask: after((own) => own.listing('draft'), { query: { owner: 'me' } }),
    shows: ['owner'],
  },
  'properties.parse': { promised: everyone(200), ask: () => ({ query: { q: '3 bhk in Baner' } }) },
  'properties.loosen': { promised: everyone(200), ask: () => ({ query: { search: 'villa' } }) },
  'properties.near': { promised: everyone(200), ask: () => ({ query: { search: 'villa' } }) },
  'properties.counts': { promised: everyone(200), ask: plain },
  'properties.map': { promised: everyone(200), ask: () => ({ query: { bbox: '75.7,22.6,76,22.9', zoom: '12' } }) },
  'properties.suggest': { promised: everyone(200), ask: () => ({ query: { q: 'ban' } }) },
  'properties.create': { promised: accounts(201), ask: async (own) => ({ body: await proper(own) }) },
  'properties.get': { promised: everyone(200), ask: property('published') },
  'properties.get of a draft': {
    promised: viewers(404),
    ask: property('draft'),
    shows: ['owner', 'agent', 'superuser'],
  },
  'properties.get of one in review': {
    promised: viewers(404),
    ask: property('in_review'),
    shows: ['owner', 'agent', 'superuser'],
  },
  'properties.get of a sold one': { promised: viewers(410), ask: property('sold') },
  'properties.get of an archived one': { promised: viewers(410), ask: property('archived') },
  'properties.compare': {
    promised: everyone(200),
    ask: async (own) => ({ query: { ids: `${await own.listing()},${await own.listing('draft')}` } }),
  },
  'properties.similar': { promised: everyone(200), ask: property('published') },
  'properties.similar of a draft': { promised: viewers(404), ask: property('draft') },
  'properties.similar of a sold one': { promised: everyone(200), ask: property('sold') },
  'properties.change': { promised: listingEditors(200), ask: property('published', { body: { title: 'Renamed' } }) },
  'properties.change of a draft': {
    promised: listingEditors(200, 404),
    ask: property('draft', { body: { description: 'Longer.' } }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'properties.begin': { promised: accounts(201), ask: () => ({ body: { title: 'Begun' } }) },
  'properties.publish': { promised: listingEditors(200), ask: property('archived') },
  'properties.publish of a draft': {
    promised: listingEditors(200, 404),
    ask: property('draft'),
    shows: ['owner', 'agent', 'superuser'],
  },
  'properties.change of one in review': {
    promised: listingEditors(200, 404),
    ask: property('in_review', { body: { description: 'Longer.' } }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'properties.similar of one in review': { promised: viewers(404), ask: property('in_review') },
  'properties.duplicate': { promised: listingEditors(201), ask: property('published') },
  'properties.duplicate of a draft': {
    promised: listingEditors(201, 404),
    ask: property('draft'),
    shows: ['owner', 'agent', 'superuser'],
  },
  'properties.confirm': { promised: listingEditors(200), ask: property('published') },
  'properties.confirm of a draft': { promised: listingEditors(409, 404), ask: property('draft') },
  'properties.look': { promised: everyone(204), ask: property('published') },
  'properties.look of a draft': { promised: everyone(204), ask: property('draft') },
  'properties.addImage': {
    promised: listingEditors(201),
    ask: async (own) => ({
      params: { id: await own.listing() },
      body: { client_id: own.unique() },
      files: { image: await picture() },
    }),
  },
  'properties.changeImage': {
    promised: listingEditors(200),
    ask: async (own) => ({ params: await image(own), body: { alt: 'The front' } }),
  },
  'properties.removeImage': { promised: listingEditors(204), ask: async (own) => ({ params: await image(own) }) },
  'properties.remove': { promised: owners(204), ask: property('published') },
  'properties.remove of a draft': {
    promised: [401, 404, 204, 404, 204, { agent: 403, editor: 404 }],
    ask: property('draft'),
  },
  'tours.get': { promised: everyone(200), ask: async (own) => ({ params: await own.tour() }) },
  'tours.get of a draft': {
    promised: viewers(404),
    ask: async (own) => ({ params: await own.tour('draft') }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'tours.get of a sold one': { promised: viewers(410), ask: async (own) => ({ params: await own.tour('sold') }) },
  'tours.put': { promised: listingEditors(200), ask: tourChange() },
  'tours.put of an ordered one': { promised: agents(200), ask: tourChange({ delivered: false }) },
  'tours.addPanorama': {
    promised: listingEditors(201),
    ask: async (own) => ({
      params: { id: (await own.panorama()).id },
      body: { client_id: own.unique() },
      files: { image: await panorama() },
    }),
  },
  'tours.addPanorama of an ordered one': {
    promised: agents(201),
    ask: async (own) => ({
      params: { id: (await own.panorama({ delivered: false })).id },
      body: { client_id: own.unique() },
      files: { image: await panorama() },
    }),
  },
  'documents.list': {
    promised: listingEditors(200),
    ask: async (own) => ({ params: { id: (await own.documents()).id } }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'documents.list of a draft': {
    promised: listingEditors(200, 404),
    ask: property('draft'),
    shows: ['owner', 'agent', 'superuser'],
  },
  'documents.upload': {
    promised: listingEditors(201),
    ask: async (own) => ({
      params: { id: await own.listing() },
      body: { client_id: own.unique(), kind: 'other', title: 'Sale deed' },
      files: { file: await picture() },
    }),
  },
  'documents.remove': {
    promised: listingEditors(204),
    ask: async (own) => {
      const { id, document } = await own.documents();
      return { params: { id, document } };
    },
  },
  'documents.ask': {
    // nobody asks for their own
    promised: [202, 202, 400, 202, 202],
    ask: async (own) => ({
      params: { id: (await own.documents()).id },
      body: { name: 'A visitor', email: `${own.unique()}@people.example`, message: 'May I read them?' },
    }),
  },
  'documents.confirm': {
    promised: everyone(200),
    ask: async (own) => ({ body: { token: (await own.documents('unconfirmed')).confirm } }),
  },
  'documents.share': {
    promised: listingEditors(200),
    ask: async (own) => ({ params: { id: (await own.documents()).request }, body: { days: 7 } }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'documents.openings': {
    promised: listingEditors(200),
    ask: async (own) => ({ params: { id: (await own.documents('shared')).request } }),
  },
  'documents.decline': {
    promised: listingEditors(200),
    ask: async (own) => ({ params: { id: (await own.documents()).request } }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'documents.revoke': {
    promised: listingEditors(200),
    ask: async (own) => ({ params: { id: (await own.documents('shared')).request } }),
    shows: ['owner', 'agent', 'superuser'],
  },
  'documents.open': {
    promised: everyone(200),
    ask: async (own) => ({ body: { token: (await own.documents('shared')).link } }),
  },
  'documents.check': {
    promised: everyone(204),
    ask: async (own) => ({ query: { opening_token: (await own.documents('shared')).opening } }),
  },
  'documents.page': {
    // its document has two pages
    promised: everyone(404),
    ask: async (own) => {
      const { document, opening } = await own.documents('shared');
      return { params: { id: document, page: 3 }, query: { opening_token: opening } };
    },
  },
  'officeProperties.bulk': {
    promised: superusers(201),
    ask: async (own) => ({ body: { ids: [await own.listing()], change: { featured: true }, client_id: own.unique() } }),
  },
  'officeProperties.csv': {
    promised: agents(200),
    ask: after((own) => own.listing('draft')),
    shows: ['agent', 'superuser'],
  },
  'officeProperties.exported': {
    promised: superusers(200),
    ask: after((own) => own.listing('draft')),
    shows: ['superuser'],
  },
  'officeProperties.list': {
    promised: agents(200),
    ask: after((own) => own.listing('draft')),
    shows: ['agent', 'superuser'],
  },
  'officeProperties.get': { promised: agents(200), ask: property('draft'), shows: ['agent', 'superuser'] },
  'officeProperties.change': {
    promised: agents(200),
    ask: property('draft', { body: { version: 1, location: 'Nipania' } }),
    shows: ['agent', 'superuser'],
  },
  'officeProperties.approve': {
    promised: agents(200),
    ask: property('in_review', { body: { version: 1 } }),
    shows: ['agent', 'superuser'],
  },
  'officeProperties.return': {
    promised: agents(200),
    ask: property('in_review', { body: { version: 1, reason: 'Add photos.' } }),
    shows: ['agent', 'superuser'],
  },
  'officeProperties.rank': { promised: agents(200), ask: property('published') },
  'officeSearches.list': { promised: staff(200), ask: plain },
  'officeProperties.history': { promised: agents(200), ask: property('published') },

  'catalogue.propertyTypes': { promised: everyone(200), ask: plain },
  'catalogue.amenities': { promised: everyone(200), ask: plain },
  'catalogue.cities': { promised: everyone(200), ask: plain },
  'content.siteImages': { promised: everyone(200), ask: plain },
  'content.staticPages': { promised: everyone(200), ask: plain },
  'content.googleFont': { promised: everyone(200), ask: plain },
  'content.constructionServices': { promised: everyone(200), ask: plain },
  'content.figures': { promised: everyone(200), ask: plain },
  'content.team': { promised: everyone(200), ask: plain },
  'content.company': { promised: everyone(200), ask: plain },
  'blogs.list': { promised: everyone(200), ask: plain },
  'blogs.get': { promised: everyone(200), ask: withId((own) => own.article()) },
  'blogs.get of a draft': { promised: everyone(404), ask: draft() },
  'reviews.list': { promised: everyone(200), ask: plain },
  'reviews.list with one that waits': { promised: everyone(200), ask: after((own) => own.review()), shows: [] },
  'reviews.create': { promised: accounts(201), ask: () => ({ body: { rating: 5, review: 'They know the lanes.' } }) },

  'problemReports.create': {
    promised: everyone(201),
    ask: (own) => ({
      body: { kind: 'problem', message: 'It stays white.', page: '/', build: 'a build', client_id: own.unique() },
    }),
  },
  'problemReports.countError': { promised: everyone(204), ask: () => ({ body: { build: 'a build' } }) },

  'enquiries.create': { promised: everyone(201), ask: (own) => ({ body: { kind: 'contact', ...sent(own) } }) },
  'enquiries.create of a draft': {
    promised: everyone(400),
    ask: async (own) => ({ body: { kind: 'visit', ...sent(own), property: await own.listing('draft') } }),
  },
  'enquiries.list': { promised: accounts(200), ask: after((own) => own.enquiry()), shows: ['owner', 'superuser'] },
  'enquiries.summary': { promised: accounts(200), ask: plain },
  'enquiries.get': { promised: owners(200, 404), ask: enquiry(true), shows: ['owner', 'superuser'] },
  'enquiries.get of the office': { promised: [401, 404, 404, 404, 200], ask: enquiry(false), shows: ['superuser'] },
  'enquiries.change': {
    promised: owners(200, 404),
    ask: enquiry(true, { body: { state: 'answered' } }),
    shows: ['owner', 'superuser'],
  },
  'enquiries.change of the office': {
    promised: [401, 404, 404, 404, 200],
    ask: enquiry(false, { body: { state: 'answered' } }),
    shows: ['superuser'],
  },
  'enquiries.open': { promised: owners(200, 404), ask: enquiry(true), shows: ['owner', 'superuser'] },
  'enquiries.open of the office': { promised: [401, 404, 404, 404, 200], ask: enquiry(false), shows: ['superuser'] },
  'conversations.list': { promised: accounts(200), ask: after((own) => own.conversation()), shows: ['owner'] },
  'conversations.get': {
    promised: everyone(200),
    ask: async (own) => {
      const { id, token } = await own.conversation();
      return { params: { id }, query: { token } };
    },
    shows: actors,
  },
  'conversations.get of the owner’s': {
    promised: ownersOnly(200),
    ask: withId(async (own) => (await own.conversation()).id),
    shows: ['owner'],
  },
  'conversations.write': {
    promised: everyone(201),
    ask: async (own) => {
      const { id, token } = await own.conversation();
      return { params: { id }, body: { token, text: 'At ten?', client_id: own.unique() } };
    },
  },
  'conversations.write of the owner’s': {
    promised: ownersOnly(201),
    ask: async (own) => ({
      params: { id: (await own.conversation()).id },
      body: { text: 'At ten?', client_id: own.unique() },
    }),
  },
  'meetings.create': {
    promised: accounts(201),
    ask: (own) => ({ body: { ...own.slot(), timezone: 'Asia/Kolkata', client_id: own.unique() } }),
  },
  'meetings.slots': { promised: everyone(200), ask: plain },
  'meetings.list': { promised: accounts(200), ask: plain },
  'meetings.list of the past': { promised: accounts(200), ask: () => ({ query: { when: 'past' } }) },
  'meetings.get': {
    promised: owners(200, 404),
    ask: withId((own) => own.meeting('booked')),
    shows: ['owner', 'superuser'],
  },
  'meetings.move': {
    promised: ownersOnly(200),
    ask: async (own) => ({
      params: { id: await own.meeting('booked') },
      body: { ...own.slot(), timezone: 'Asia/Kolkata' },
    }),
    shows: ['owner'],
  },
  'meetings.cancel': { promised: ownersOnly(200), ask: withId((own) => own.meeting('booked')), shows: ['owner'] },
  'meetings.calendar': {
    promised: owners(200, 404),
    ask: withId((own) => own.meeting('booked')),
    shows: ['owner', 'superuser'],
  },
  'meetings.release': { promised: ownersOnly(204), ask: withId((own) => own.meeting()) },
  'visits.slots': {
    promised: everyone(200),
    ask: async (own) => ({ query: { property: String(await own.visitedHome()) } }),
  },
  'visits.ask': {
    // nobody visits their own home
    promised: [201, 201, 400, 201, 201],
    ask: async (own) => ({
      body: {
        property: await own.listing(),
        proposals: await own.visitTimes(),
        mode: 'in_person',
        name: 'A visitor',
        email: `${own.unique()}@people.example`,
        phone: '1234567',
        timezone: 'America/New_York',
        client_id: own.unique(),
      },
    }),
  },
  'visits.list': { promised: accounts(200), ask: plain },
  'visits.list of the past': { promised: accounts(200), ask: () => ({ query: { when: 'past' } }) },
  'visits.get': {
    promised: everyone(200),
    ask: async (own) => {
      const { id, token } = await own.visit('asked', { linked: true });
      return { params: { id }, query: { token } };
    },
  },
  'visits.get of the owner’s': { promised: ownersOnly(200), ask: visit('asked'), shows: ['owner'] },
  'visits.confirm': {
    promised: everyone(200),
    ask: linkedVisit('offered', ({ first }) => ({ starts_at: first })),
    // whom to ask for, once it is agreed
    shows: actors,
  },
  'visits.confirm of the owner’s': {
    promised: ownersOnly(200),
    ask: visit('asked', ({ first }) => ({ body: { starts_at: first } })),
    shows: ['owner'],
  },
  'visits.propose': { promised: everyone(200), ask: linkedVisit('offered', ({ second }) => ({ proposals: [second] })) },
  'visits.propose of the owner’s': {
    promised: ownersOnly(200),
    ask: visit('asked', ({ second }) => ({ body: { proposals: [second] } })),
    shows: ['owner'],
  },
  'visits.cancel': { promised: everyone(200), ask: linkedVisit('confirmed') },
  'visits.cancel of the owner’s': {
    promised: ownersOnly(200),
    ask: visit('confirmed', () => ({ body: { reason: 'A cold' } })),
    shows: ['owner'],
  },
  'visits.miss': { promised: ownersOnly(200), ask: visit('over'), shows: ['owner'] },
  'visits.newLink': { promised: everyone(204), ask: linkedVisit('asked') },
  'visits.newLink of the owner’s': { promised: [401, 404, 404, 404, 404], ask: visit('asked', () => ({ body: {} })) },
  'visits.calendar': {
    promised: everyone(200),
    ask: async (own) => {
      const { id, token } = await own.visit('confirmed', { linked: true });
      return { params: { id }, query: { token } };
    },
    shows: actors,
  },
  'visits.calendar of the owner’s': { promised: ownersOnly(200), ask: visit('confirmed'), shows: ['owner'] },
  'newsletter.subscribe': {
    promised: everyone(202),
    ask: (own) => ({ body: { email: `${own.unique()}@people.example` } }),
  },
  'newsletter.confirm': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: (await own.subscriber()).confirm } }),
  },
  'newsletter.confirm of nobody': {
    promised: everyone(404),
    ask: () => ({ body: { token: confirmationToken(Buffer.alloc(32), 'owner@people.example') } }),
  },
  'newsletter.unsubscribe': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: (await own.subscriber()).unsubscribe } }),
  },
  'newsletter.oneClick': {
    promised: everyone(204),
    ask: async (own) => ({ query: { token: (await own.subscriber()).unsubscribe } }),
  },
  'savedSearches.list': {
    promised: everyone(200),
    ask: async (own) => ({ query: { token: (await own.savedSearch('visitor')).link } }),
  },
  'savedSearches.list of one’s own': { promised: accounts(200), ask: plain },
  'savedSearches.save': {
    promised: [202, 201, 201, 201, 201],
    ask: (own) => ({
      body: {
        query: `max_price=${own.price()}`,
        name: 'A search',
        frequency: 'daily',
        email: `${own.unique()}@people.example`,
      },
    }),
  },
  'savedSearches.change': {
    promised: everyone(200),
    ask: async (own) => {
      const { id, link } = await own.savedSearch('visitor');
      return { params: { id }, body: { name: 'Mine', token: link } };
    },
  },
  'savedSearches.change of the owner’s': {
    promised: ownersOnly(200),
    ask: async (own) => ({ params: { id: (await own.savedSearch()).id }, body: { frequency: 'daily' } }),
    shows: ['owner'],
  },
  'savedSearches.remove': {
    promised: everyone(204),
    ask: async (own) => {
      const { id, link } = await own.savedSearch('visitor');
      return { params: { id }, query: { token: link } };
    },
  },
  'savedSearches.remove of the owner’s': {
    promised: ownersOnly(204),
    ask: async (own) => ({ params: { id: (await own.savedSearch()).id } }),
  },
  'savedSearches.restore': {
    promised: everyone(404),
    ask: async (own) => {
      const { id, link } = await own.savedSearch('visitor');
      return { params: { id }, body: { token: link } };
    },
  },
  'savedSearches.restore of the owner’s': {
    promised: ownersOnly(200),
    ask: async (own) => ({ params: { id: (await own.savedSearch('deleted')).id }, body: {} }),
    shows: ['owner'],
  },
  'savedSearches.confirm': {
    promised: everyone(200),
    ask: async (own) => ({ body: { token: (await own.savedSearch('visitor')).token('confirm') } }),
  },
  'savedSearches.confirm of an account’s': {
    promised: everyone(404),
    ask: async (own) => ({ body: { token: (await own.savedSearch()).token('confirm') } }),
  },
  'savedSearches.keep': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: (await own.savedSearch()).token('keep') } }),
  },
  'savedSearches.stop': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: (await own.savedSearch()).token('stop') } }),
  },
  'savedSearches.oneClick': {
    promised: everyone(204),
    ask: async (own) => ({ query: { token: (await own.savedSearch()).token('stop') } }),
  },
  'savedSearches.newLink': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: (await own.savedSearch('visitor')).link } }),
  },
  'savedSearches.forget': {
    promised: everyone(204),
    ask: async (own) => ({ body: { token: (await own.savedSearch('visitor')).link } }),
  },
  'favourites.list': { promised: accounts(200), ask: plain },
  'favourites.merge': {
    promised: accounts(200),
    ask: async (own) => ({ body: { properties: [await own.listing(), await own.listing('draft')] } }),
  },
  'favourites.get': {
    promised: ownersOnly(200),
    ask: async (own) => ({ params: { property: await own.favourite() } }),
  },
  'favourites.add': { promised: accounts(200), ask: async (own) => ({ params: { property: await own.listing() } }) },
  'favourites.add of a draft': {
    promised: ownersOnly(200),
    ask: async (own) => ({ params: { property: await own.listing('draft') } }),
  },
  'favourites.remove': {
    promised: accounts(204),
    ask: async (own) => ({ params: { property: await own.favourite() } }),
  },
  'shortlists.list': { promised: accounts(200), ask: plain },
  'shortlists.create': { promised: accounts(201), ask: () => ({ body: { name: 'Near the lake' } }) },
  'shortlists.get': { promised: members(200), ask: shortlist(), shows: ['buyer', 'owner', 'other'] },
  'shortlists.rename': {
    promised: listOwners(200),
    ask: shortlist({ body: { name: 'Near the lake' } }),
    shows: ['owner'],
  },
  'shortlists.remove': { promised: listOwners(204), ask: shortlist() },
  'shortlists.events': { promised: members(200), ask: shortlist() },
  'shortlists.pdf': { promised: members(200), ask: shortlist() },
  'shortlists.addHome': {
    promised: members(200, 403),
    ask: async (own) => ({ params: { id: (await own.shortlist()).id, property: await own.listing() } }),
  },
  // nobody but its owner sees a draft
  'shortlists.addHome of a draft': {
    promised: [401, 403, 200, 404, 404, { agent: 404, editor: 404 }],
    ask: async (own) => ({ params: { id: (await own.shortlist()).id, property: await own.listing('draft') } }),
  },
  'shortlists.removeHome': { promised: members(204, 403), ask: shortlist() },
  'shortlists.vote': { promised: members(200, 403), ask: shortlist({ body: { vote: 'maybe', note: 'Too far?' } }) },
  'shortlists.invite': { promised: listOwners(201), ask: shortlist({ body: { role: 'edit' } }) },
  'shortlists.revokeInvitation': {
    promised: listOwners(204),
    ask: async (own) => {
      const { id, invitation } = await own.shortlistInvitation();
      return { params: { id, invitation } };
    },
  },
  'shortlists.invited': {
    promised: everyone(200),
    ask: async (own) => ({ body: { token: (await own.shortlistInvitation()).token } }),
  },
  'shortlists.join': {
    promised: accounts(200),
    ask: async (own) => ({ body: { token: (await own.shortlistInvitation()).token } }),
    shows: ['buyer', 'owner', 'other', 'agent', 'editor', 'superuser'],
  },
  'shortlists.join with a vote': {
    promised: accounts(200),
    ask: async (own) => {
      const { property, token } = await own.shortlistInvitation();
      return { body: { token, opinion: { property, vote: 'yes' } } };
    },
    shows: ['buyer', 'owner', 'other', 'agent', 'editor', 'superuser'],
  },
  'shortlistNews.look': { promised: members(204), ask: shortlist({ body: { activity: 1 } }) },
  'shortlistNews.setEmails': { promised: members(200), ask: shortlist({ body: { emails: false } }) },
  'shortlistNews.stopEmails': { promised: everyone(204), ask: (own) => ({ body: { token: own.stopOfLists() } }) },
  'shortlistNews.oneClick': { promised: everyone(204), ask: (own) => ({ query: { token: own.stopOfLists() } }) },
  // the other owner, who may leave
  'shortlists.removeMember': { promised: [401, 403, 204, 204, 404, { agent: 404, editor: 404 }], ask: shortlist() },
  'brochures.brochure': { promised: everyone(200), ask: withId((own) => own.listing()) },
  'brochures.card': { promised: everyone(200), ask: withId((own) => own.listing()) },
  // these servers have no sketches
  'listingMap.map': { promised: everyone(404), ask: withId((own) => own.listing()) },
  // an address that we did not write
  'shareCards.card': { promised: everyone(404), ask: () => ({ query: { of: 'W10', proof: 'none' } }) },
  'rera.listingCode': {
    promised: everyone(200),
    ask: async (own) => {
      const id = await own.listing();
      await own.registerWithRera(id);
      return { params: { id } };
    },
  },
  // the settings have no registration yet
  'rera.agentCode': { promised: everyone(404), ask: () => ({ params: { state: 'MP' } }) },
  'costs.rates': { promised: everyone(200), ask: plain },
  'rates.list': { promised: everyone(200), ask: plain },
  'packages.list': { promised: everyone(200), ask: plain },
  'packages.addOns': { promised: everyone(200), ask: plain },
  'payments.createOrder': {
    promised: accounts(201),
    ask: (own) => ({ body: { amount: 299_900, currency: 'INR', receipt: own.unique(), package: own.prices['Basic'] } }),
  },
  'payments.verify': { promised: ownersOnly(200, 400), ask: async (own) => ({ body: await own.proof() }) },
  // a program that brings emails or leads proves itself by a key, never by an account
  'incoming.email': { promised: everyone(403), ask: () => ({ body: {} }) },
  'inboundLeads.create': { promised: everyone(403), ask: () => ({ body: {} }) },
  'payments.webhook': { promised: everyone(400), ask: () => ({ body: { event: 'payment.captured' } }) },
  'payments.list': { promised: accounts(200), ask: after((own) => own.payment()), shows: ['owner'] },
  'payments.status': { promised: ownersOnly(200), ask: async (own) => ({ query: { order: await own.order() } }) },
  'payments.status of a completed one': {
    promised: ownersOnly(200),
    ask: async (own) => ({ query: { payment: String(await own.payment()) } }),
    shows: ['owner'],
  },
  'payments.invoice': { promised: ownersOnly(200), ask: withId((own) => own.payment()) },
  'payments.creditNote': { promised: ownersOnly(200), ask: async (own) => ({ params: await own.refunded() }) },
  'officePayments.list': { promised: superusers(200), ask: after((own) => own.payment()), shows: ['superuser'] },
  'officePayments.csv': { promised: superusers(200), ask: after((own) => own.payment()), shows: ['superuser'] },
  'officePayments.gst': { promised: superusers(200), ask: () => ({ query: { month: '2026-11' } }) },
  'officePayments.get': { promised: superusers(200), ask: withId((own) => own.payment()), shows: ['superuser'] },
  'officePayments.preview': {
    promised: superusers(200),
    ask: withId((own) => own.captured(), { query: { amount_in_paise: '50000' } }),
  },
  'officePayments.refund': {
    promised: superusers(201),
    ask: async (own) => ({
      params: { id: await own.captured() },
      headers: { 'idempotency-key': own.unique() },
      body: { amount_in_paise: 50_000, reason: 'Agreed by phone.' },
    }),
  },
  'officePayments.check': {
    promised: superusers(200),
    ask: async (own) => {
      const id = await own.captured();
      return { params: { id }, body: { version: await own.paymentVersion(id) } };
    },
  },
  'officePayments.invoice': { promised: superusers(200), ask: withId((own) => own.payment()) },
  'officePayments.creditNote': { promised: superusers(200), ask: async (own) => ({ params: await own.refunded() }) },
  'payments.methods': { promised: accounts(200), ask: plain, shows: ['owner'] },
  'payments.subscription': { promised: accounts(200), ask: plain },
  'payments.addOns': { promised: accounts(200), ask: after((own) => own.addOn()), shows: ['owner'] },
  'payments.featureListing': {
    promised: ownersOnly(200),
    ask: async (own) => ({ params: { id: await own.addOn() }, body: { property: await own.listing() } }),
    shows: ['owner'],
  },
  'payments.nameAddOnListing': {
    promised: ownersOnly(200),
    ask: async (own) => ({
      params: { id: await own.addOn('Virtual tour', { listing: false }) },
      body: { property: await own.listing() },
    }),
    shows: ['owner'],
  },
  'payments.billingInfo': { promised: accounts(200), ask: after((own) => own.billing()), shows: ['owner'] },
  'payments.changeBillingInfo': {
    promised: accounts(200),
    ask: () => ({ body: { name: '', address: '', city: '', state: 'MP', zip: '', country: '', gstin: '' } }),
  },
  'sandbox.pay': {
    promised: ownersOnly(200),
    ask: async (own) => ({ body: { order_id: await own.order(), outcome: 'success' } }),
  },
  'office.today': { promised: staff(200), ask: plain, shows: ['agent', 'superuser'] },
  'office.events': { promised: staff(200), ask: plain },
  'office.accountsCsv': {
    promised: superusers(200),
    ask: () => ({ query: { search: 'owner' } }),
    shows: ['superuser'],
  },
  'office.search': {
    promised: staff(200),
    ask: after((own) => Promise.all([own.draft(), own.listing('draft')]), { query: { q: 'owner' } }),
    shows: ['agent', 'editor', 'superuser'],
  },
  'officeEnquiries.list': { promised: agents(200), ask: after((own) => own.enquiry()), shows: ['agent', 'superuser'] },
  'officeEnquiries.csv': { promised: agents(200), ask: after((own) => own.enquiry()), shows: ['agent', 'superuser'] },
  'officeEnquiries.exported': { promised: superusers(200), ask: after((own) => own.enquiry()), shows: ['superuser'] },
  'officeEnquiries.get': { promised: agents(200), ask: enquiry(true), shows: ['agent', 'superuser'] },
  'officeEnquiries.change': {
    promised: agents(200),
    ask: enquiry(true, { body: { version: 1, state: 'closed' } }),
    shows: ['agent', 'superuser'],
  },
  'officeEnquiries.changeMany': {
    promised: agents(200),
    ask: async (own) => ({
      body: { enquiries: [{ id: await own.enquiry(true), version: 1 }], state: 'closed' },
    }),
    shows: ['agent', 'superuser'],
  },
  'officeEnquiries.create': {
    promised: agents(201),
    ask: (own) => ({
      body: { name: 'Asha', phone: '98260 12345', message: 'Called.', answered: true, client_id: own.unique() },
    }),
  },
  'officeEnquiries.addNote': {
    promised: agents(201),
    ask: async (own) => enquiry(true, { body: { text: 'Called.', client_id: own.unique() } })(own),
  },
  'officeEnquiries.reply': {
    promised: agents(201),
    ask: async (own) => enquiry(true, { body: { version: 1, text: 'Hello', client_id: own.unique() } })(own),
  },
  'officeSettings.get': { promised: superusers(200), ask: plain },
  'officeSettings.save': {
    promised: superusers(200),
    ask: async (own) => ({
      body: {
        version: await own.settingsVersion(),
        phone: `+91 731 ${Math.round(performance.now())}`,
        whatsapp: '917314000000',
        email: 'office@aangan.example',
        gstin: '23AAAAA0000A1Z5',
        address: '7 Palasia, Indore',
        social: [],
        opens: '10:00',
        closes: '18:00',
        open_days: [1, 2, 3, 4, 5, 6],
        holidays: [],
        rera_agents: [{ state: 'MH', number: 'A52100000000' }],
        listing_review: false,
        review_moderation: false,
        whatsapp_templates: [],
        figures: Object.fromEntries(figureNames.map((name) => [name, { value: '', counts: '' }])),
        first_response_minutes: 240,
      },
    }),
  },
  'officeSettings.whatsAppTemplates': { promised: agents(200), ask: plain },
  'officeAdvertisements.list': { promised: editors(200), ask: plain },
  'officeAdvertisements.place': {
    promised: editors(200),
    ask: async (own) => ({
      params: { slot: 3 },
      body: { ...(await own.advertisement(3)), starts_at: null, ends_at: null },
    }),
  },
  'officeAdvertisements.remove': {
    promised: editors(204),
    ask: async (own) => {
      const { version } = await own.advertisement(4);
      return { params: { slot: 4 }, query: { version: String(version) } };
    },
  },
  'officeArticles.list': { promised: editors(200), ask: after((own) => own.draft()), shows: ['editor', 'superuser'] },
  'officeArticles.create': {
    promised: editors(201),
    ask: (own) => ({ body: { client_id: own.unique(), title: 'Verandahs' } }),
  },
  'officeArticles.get': { promised: editors(200), ask: draft(), shows: ['editor', 'superuser'] },
  'officeArticles.change': {
    promised: editors(200),
    ask: draft({ body: { version: 1, excerpt: 'Longer.' } }),
    shows: ['editor', 'superuser'],
  },
  'officeArticles.remove': { promised: editors(204), ask: draft({ query: { version: '1' } }) },
  'officeArticles.publish': {
    promised: editors(200),
    ask: draft({ body: { version: 1 } }),
    shows: ['editor', 'superuser'],
  },
  'officeArticles.unpublish': {
    promised: editors(200),
    ask: withId((own) => own.draft(new Date(0)), { body: { version: 1 } }),
    shows: ['editor', 'superuser'],
  },
  'officeArticles.revisions': { promised: editors(200), ask: draft() },
  'officeArticles.revision': { promised: editors(200), ask: draft(), shows: ['editor', 'superuser'] },
  'officeArticles.restore': {
    promised: editors(200),
    ask: draft({ body: { version: 1 } }),
    shows: ['editor', 'superuser'],
  },
  'officeArticles.addPicture': {
    promised: editors(201),
    ask: async () => ({ body: { alt: 'A court' }, files: { image: await picture() } }),
  },
  'officeNewsletters.list': {
    promised: editors(200),
    ask: after((own) => own.newsletter()),
    shows: ['editor', 'superuser'],
  },
  'officeNewsletters.create': {
    promised: editors(201),
    ask: (own) => ({ body: { client_id: own.unique(), subject: 'Monsoon' } }),
  },
  'officeNewsletters.get': { promised: editors(200), ask: newsletter(), shows: ['editor', 'superuser'] },
  'officeNewsletters.change': {
    promised: editors(200),
    ask: newsletter({ body: { version: 1, content: 'Longer.' } }),
    shows: ['editor', 'superuser'],
  },
  'officeNewsletters.remove': { promised: editors(204), ask: newsletter({ query: { version: '1' } }) },
  'officeNewsletters.test': { promised: editors(200), ask: newsletter({ body: { version: 1 } }) },
  'officeNewsletters.send': {
    promised: editors(200),
    ask: newsletter({ body: { version: 1 } }),
    shows: ['editor', 'superuser'],
  },
  'officeNewsletters.subscribers': { promised: editors(200), ask: plain },
  'officeNewsletters.subscribersCsv': { promised: editors(200), ask: plain },
  'officePages.list': { promised: editors(200), ask: plain },
  'officePages.get': { promised: editors(200), ask: page() },
  'officePages.change': { promised: editors(200), ask: page({ title: 'About us' }) },
  'officePages.revisions': { promised: editors(200), ask: page() },
  'officePages.revision': { promised: editors(200), ask: page() },
  'officePages.restore': { promised: editors(200), ask: page({}) },
  'officeServices.list': { promised: editors(200), ask: plain },
  'officeServices.add': {
    promised: editors(201),
    ask: (own) => ({ body: { client_id: own.unique(), ...serviceFields } }),
  },
  'officeServices.order': {
    promised: editors(204),
    ask: async (own) => {
      await own.service();
      return { body: await own.orderOf('construction_service') };
    },
  },
  'officeServices.change': {
    promised: editors(200),
    ask: withId((own) => own.service(), { body: { version: 1, ...serviceFields } }),
  },
  'officeServices.remove': { promised: editors(204), ask: withId((own) => own.service(), { query: { version: '1' } }) },
  'officeSlides.list': { promised: editors(200), ask: plain },
  'officeSlides.add': {
    promised: editors(201),
    ask: async (own) => {
      await own.slide();
      return { body: { client_id: own.unique(), ...slideFields, picture: await own.officePicture() } };
    },
  },
  'officeSlides.order': {
    promised: editors(204),
    ask: async (own) => {
      await own.slide();
      return { body: await own.orderOf('site_image') };
    },
  },
  'officeSlides.change': {
    promised: editors(200),
    ask: async (own) => ({
      params: { id: await own.slide() },
      body: { version: 1, ...slideFields, picture: await own.officePicture() },
    }),
  },
  'officeSlides.remove': { promised: editors(204), ask: withId((own) => own.slide(), { query: { version: '1' } }) },
  'agents.list': { promised: everyone(200), ask: plain },
  'agents.get': { promised: everyone(200), ask: withId(async (own) => (await own.agent()).id) },
  'officeAgents.list': { promised: agents(200), ask: plain },
  'officeAgents.change': {
    promised: agents(200),
    ask: async (own) => {
      const { id, version } = await own.agent();
      return { params: { id }, body: { version, ...agentFields } };
    },
  },
  'officeAgents.change of another': {
    promised: [401, 403, 403, 403, 200, { agent: 403, editor: 403 }],
    ask: async (own) => {
      const { id, version } = await own.agent('superuser');
      return { params: { id }, body: { version, ...agentFields } };
    },
  },
  'officeTeam.list': { promised: editors(200), ask: plain },
  'officeTeam.add': { promised: editors(201), ask: (own) => ({ body: { client_id: own.unique(), ...teamFields } }) },
  'officeTeam.order': {
    promised: editors(204),
    ask: async (own) => {
      await own.teamMember();
      return { body: await own.orderOf('team_member') };
    },
  },
  'officeTeam.change': {
    promised: editors(200),
    ask: withId((own) => own.teamMember(), { body: { version: 1, ...teamFields } }),
  },
  'officeTeam.remove': { promised: editors(204), ask: withId((own) => own.teamMember(), { query: { version: '1' } }) },
  'officeAddOnOrders.list': {
    promised: agents(200),
    ask: after((own) => own.addOnOrder(), { query: { status: 'ordered' } }),
    shows: ['agent', 'superuser'],
  },
  'officeAddOnOrders.get': { promised: agents(200), ask: addOnOrder(), shows: ['agent', 'superuser'] },
  'officeAddOnOrders.change': {
    promised: agents(200),
    ask: addOnOrder({ body: { version: 1, status: 'cancelled', reason: 'The house is sold.' } }),
    shows: ['agent', 'superuser'],
  },
  'apiKeys.list': { promised: superusers(200), ask: plain },
  'apiKeys.create': {
    promised: superusers(201),
    ask: (own) => ({ body: { client_id: own.unique(), name: 'Portal' } }),
  },
  'apiKeys.revoke': { promised: superusers(204), ask: withId((own) => own.apiKey()) },
  'officeRates.list': { promised: superusers(200), ask: plain },
  'officeRates.create': {
    promised: superusers(201),
    ask: (own) => ({ body: { currency: 'USD', rupees_per_unit: '90', day: own.uniqueDay(), source: 'A test.' } }),
  },
  'officeRates.change': {
    promised: superusers(200),
    ask: async (own) => ({ params: { id: await own.exchangeRate() }, body: { version: 1, source: 'Another test.' } }),
  },
  'officeCosts.regions': { promised: superusers(200), ask: plain },
  'officeCosts.change': {
    promised: superusers(200),
    ask: withId((own) => own.costRegion(), {
      body: { version: 1, rate: { name: 'registration', value: 100, effective_from: '2099-04-01', source: 'A test.' } },
    }),
  },
  'officePapers.get': { promised: agents(200), ask: withId((own) => own.listing()) },
  'officePapers.save': {
    promised: agents(200),
    ask: withId((own) => own.listing(), {
      body: { version: 1, papers: [{ paper: 'title_search', seen_on: '2026-11-03' }] },
    }),
  },
  'officeCatalogue.packages': { promised: superusers(200), ask: plain },
  'officeCatalogue.addPackage': {
    promised: superusers(201),
    ask: (own) => ({ body: { client_id: own.unique(), ...packageFields(own) } }),
  },
  'officeCatalogue.changePackage': {
    promised: superusers(200),
    ask: withId((own) => own.package(), { body: { version: 1, description: 'For builders.' } }),
  },
  'officeCatalogue.addOns': { promised: superusers(200), ask: plain },
  'officeCatalogue.addAddOn': {
    promised: superusers(201),
    ask: (own) => ({
      body: {
        client_id: own.unique(),
        name: `Drone film ${own.unique()}`,
        description: 'A film from above.',
        delivery: 'posts',
        price: 4_999,
        feature_days: null,
      },
    }),
  },
  'officeCatalogue.changeAddOn': {
    promised: superusers(200),
    ask: withId((own) => own.addOnForSale(), { body: { version: 1, description: 'From above.' } }),
  },
  'people.list': { promised: agents(200), ask: after((own) => own.person()), shows: ['agent', 'superuser'] },
  'people.csv': { promised: superusers(200), ask: after((own) => own.person()), shows: ['superuser'] },
  'people.get': { promised: agents(200), ask: withId((own) => own.person()), shows: ['agent', 'superuser'] },
  'people.ofEnquiry': { promised: agents(302), ask: enquiry(true) },
  'people.timeline': { promised: agents(200), ask: withId((own) => own.person()) },
  'people.change': {
    promised: agents(200),
    ask: withId((own) => own.person(), { body: { version: 1, tags: ['NRI'], next_step: 'Call' } }),
    shows: ['agent', 'superuser'],
  },
  'people.addNote': {
    promised: agents(201),
    ask: async (own) =>
      withId((one) => one.person(), { body: { kind: 'call', text: 'Called.', client_id: own.unique() } })(own),
  },
  'people.merge': {
    promised: agents(200),
    ask: async (own) => withId((one) => one.person(), { body: { version: 1, other: await own.person('Asha') } })(own),
    shows: ['agent', 'superuser'],
  },
  'people.keepApart': {
    promised: agents(200),
    ask: async (own) => {
      const { id, other } = await own.matchingPeople();
      return { params: { id }, body: { other } };
    },
    shows: ['agent', 'superuser'],
  },
  'people.undoMerge': {
    promised: agents(200),
    ask: async (own) => ({ params: await own.mergedPerson() }),
    shows: ['agent', 'superuser'],
  },
  'officeImports.list': { promised: superusers(200), ask: after((own) => own.import('ready')), shows: ['superuser'] },
  'officeImports.add': {
    promised: superusers(202),
    ask: (own) => ({
      body: { kind: 'listings', client_id: own.unique() },
      files: { file: Buffer.from('Title\nA house') },
    }),
  },
  'officeImports.get': { promised: superusers(200), ask: imported('ready'), shows: ['superuser'] },
  'officeImports.change': {
    promised: superusers(200),
    ask: imported('mapping', { body: { version: 1, check: true } }),
    shows: ['superuser'],
  },
  'officeImports.rows': { promised: superusers(200), ask: imported('ready'), shows: ['superuser'] },
  'officeImports.errors': { promised: superusers(200), ask: imported('ready') },
  'officeImports.mend': {
    promised: superusers(200),
    ask: async (own) => ({
      params: { id: await own.import('ready'), row: 2 },
      body: { cells: { Title: 'A house' } },
    }),
  },
  'officeImports.run': {
    promised: superusers(200),
    ask: imported('ready', { body: { version: 1 } }),
    shows: ['superuser'],
  },
  'officeImports.undo': {
    promised: superusers(200),
    ask: imported('done', { body: { version: 1 } }),
    shows: ['superuser'],
  },
  'officeImports.pictures': {
    promised: superusers(200),
    ask: withId((own) => own.importedListing()),
    shows: ['superuser'],
  },
  'officeImports.addPictures': {
    promised: superusers(200),
    ask: async (own) => ({
      params: { id: await own.importedListing(), row: 2 },
      files: { images: await picture() },
    }),
  },
  'officeImports.template': { promised: superusers(200), ask: () => ({ query: { kind: 'listings' } }) },
  'officeMeetings.list': {
    promised: agents(200),
    ask: async (own) => {
      const { date } = own.slot();
      await own.meeting('booked');
      return { query: { from: date, days: '31' } };
    },
    shows: ['agent', 'superuser'],
  },
  'officeMeetings.get': { promised: agents(200), ask: meeting(), shows: ['agent', 'superuser'] },
  'officeMeetings.confirm': { promised: agents(200), ask: meeting({ version: 1 }), shows: ['agent', 'superuser'] },
  'officeMeetings.move': {
    promised: agents(200),
    ask: async (own) => ({ params: { id: await own.meeting('booked') }, body: { version: 1, ...own.slot() } }),
    shows: ['agent', 'superuser'],
  },
  'officeMeetings.cancel': {
    promised: agents(200),
    ask: meeting({ version: 1, reason: 'The agent is ill.' }),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.week': {
    promised: agents(200),
    ask: after((own) => own.visit('confirmed'), { query: { days: '31' } }),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.csv': {
    promised: agents(200),
    ask: after((own) => own.visit('asked')),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.list': {
    promised: agents(200),
    ask: after((own) => own.visit('asked')),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.slots': {
    promised: agents(200),
    ask: async (own) => ({ query: { property: String(await own.visitedHome()) } }),
  },
  'officeVisits.create': {
    promised: agents(201),
    ask: async (own) => ({
      body: {
        property: await own.visitedHome(),
        starts_at: (await own.visitTimes())[0],
        mode: 'in_person',
        name: 'Asha',
        phone: '98260 12345',
        client_id: own.unique(),
      },
    }),
  },
  'officeVisits.get': { promised: agents(200), ask: visit('asked'), shows: ['agent', 'superuser'] },
  'officeVisits.confirm': {
    promised: agents(200),
    ask: visit('asked', ({ first }) => ({ body: { version: 1, starts_at: first } })),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.propose': {
    promised: agents(200),
    ask: visit('asked', ({ second }) => ({ body: { version: 1, proposals: [second] } })),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.cancel': {
    promised: agents(200),
    ask: visit('confirmed', () => ({ body: { version: 1, reason: 'The agent is ill.' } })),
    shows: ['agent', 'superuser'],
  },
  'officeVisits.miss': {
    promised: agents(200),
    ask: visit('over', () => ({ body: { version: 1 } })),
    shows: ['agent', 'superuser'],
  },
  'officeReviews.list': { promised: editors(200), ask: after((own) => own.review()), shows: ['editor', 'superuser'] },
  'officeReviews.publish': { promised: editors(200), ask: review({ version: 1 }), shows: ['editor', 'superuser'] },
  'officeReviews.reject': {
    promised: editors(200),
    ask: review({ version: 1, reason: 'It names a neighbour.' }),
    shows: ['editor', 'superuser'],
  },
  'officeReviews.reply': {
    promised: editors(200),
    ask: review({ version: 1, text: 'Thank you.' }),
    shows: ['editor', 'superuser'],
  },
  'officeProblemReports.list': {
    promised: superusers(200),
    ask: after((own) => own.problemReport()),
    shows: ['superuser'],
  },
  'officeProblemReports.get': { promised: superusers(200), ask: problemReport(), shows: ['superuser'] },
  'officeProblemReports.recording': { promised: superusers(200), ask: problemReport(), shows: ['superuser'] },
  'officeProblemReports.change': {
    promised: superusers(200),
    ask: problemReport({ body: { version: 1, handled: true } }),
    shows: ['superuser'],
  },
  'office.setup': { promised: superusers(200), ask: plain },
  'office.accounts': { promised: superusers(200), ask: () => ({ query: { search: 'owner' } }), shows: ['superuser'] },
  'office.changeAccount': {
    promised: superusers(200),
    ask: withId((own) => own.account(), { body: { version: 1, roles: ['agent'] } }),
  },
  'office.openWork': { promised: superusers(200), ask: withId((own) => own.account()) },
  'office.mailPasswordReset': { promised: superusers(204), ask: withId((own) => own.account()) },
  'office.removeSecondFactors': { promised: superusers(200), ask: withId((own) => own.accountWithFactor()) },
  'office.endAccountSessions': { promised: superusers(204), ask: withId((own) => own.account()) },
  'office.exportAccount': { promised: superusers(200), ask: withId((own) => own.account()) },
  'office.eraseAccount': { promised: superusers(200), ask: withId((own) => own.account()) },
  'office.audit': {
    promised: superusers(200),
    ask: after((own) => own.removedNewsletter(), { query: { subject_type: 'newsletter' } }),
    shows: ['superuser'],
  },
  'office.emails': { promised: superusers(200), ask: after((own) => own.email()), shows: ['superuser'] },
  'office.retryEmail': {
    promised: superusers(200),
    ask: withId((own) => own.email(), { body: { tries: 0 } }),
    shows: ['superuser'],
  },
};

/** The endpoint of a line. */
export const callNameOf = (line: string): string => line.split(' ')[0] ?? '';
