import { isSecret } from '@contract/secrets';

/** What a recording must not hold of a person. Each becomes a stand-in such as `«email 1»`. */
export type PersonalKind =
  | 'secret'
  | 'email'
  | 'phone'
  | 'username'
  | 'name'
  | 'message'
  | 'address'
  | 'device'
  | 'search';

/**
 * The table of a recording's personal data, by the name of a field in the form `first_name`: the one place that says
 * what is hidden. Tokens and passwords are those of the contract (`contract/secrets.ts`). Whatever such a field holds is
 * hidden everywhere else in the recording, too; emails and phone numbers are also found in any text.
 */
const fieldsOfKind: readonly (readonly [PersonalKind, RegExp])[] = [
  [
    'secret',
    /^(otp|pin|last4|expiry|nonce|credential_id|public_key|key_id|.*secret|uri|raw_id|user_handle|private_key)$/,
  ],
  ['email', /(^|_)(e?mails?|recipients?|subscribers?)$/],
  ['phone', /(^|_)(phones?|mobile|whats_?app|tel|telephone)(_e164)?$/],
  ['username', /(^|_)(username|lapsed)$/],
  [
    'name',
    /^((first|last|full|display|author|saved|company|own|account|buyer|owner|file|subject)_name|names?|by|owner|buyer|author|agent|assignee|photographer|actor|user|who|member|guest|host|sender|joined|saved_to|billed_to|(saved|added|requested|cancelled|delivered|scheduled|invited|created)_by)$/,
  ],
  [
    'message',
    /^(message|comment|notes?|body|html|calendar|text|topic|review|reply|subject|question|answer|search_text|alt|own_alt|sent_alt|subtitle|rooms|heading|sample|cells?|tags?|left_out|next_step|(.*_)?(reason|because|alt|message|note))$/,
  ],
  [
    'address',
    /^((.*_)?address|link|referrer|first_path|place|directions|street|building|landmark|zip|pincode|postcode|gstin|state_code|(.*_)?latitude|(.*_)?longitude)$/,
  ],
  ['device', /^(device|user_agent)$/],
  ['search', /^(search|searched|sentence|q|unread|rest|words?|ignored|chips|utm_\w+)$/],
];

/** Names and texts that the site shows to everyone: of what these fields hold, and in what these calls return. */
const publicParents =
  /^(city|cities|locality|localities|property_type|property_types|types|amenities|category|categories|package|packages|add_on|add_ons|service|services|chips?)$/;
const publicTexts = /^(name|text|body|note|subtitle)$/;
const publicCalls = new Set([
  'listPropertyTypes',
  'listAmenities',
  'listCities',
  'getSiteFont',
  'listConstructionServices',
  'listSiteImages',
  'getStaticPage',
  'listBlogs',
  'getBlog',
  'listPackages',
  'listAddOns',
  'parseSentence',
  'countListings',
]);

/** What the form of a listing holds, and calls about one that may never be for everyone. */
const drafts = /^(typed|entry|stored)$/;
/** In these calls: what they send, and what the listing was. A cached answer has a `status` of its own. */
const ofDraftCalls = /^(originalArgs|before|after)$/;
const draftCalls = new Set([
  'listOwnProperties',
  'beginDraft',
  'createProperty',
  'saveProperty',
  'publishProperty',
  'duplicateProperty',
  'setLifecycle',
  'setPropertyFeatured',
  'changeOfficeProperty',
  'listPropertyHistory',
  'getTour',
  'putTour',
]);
/** Calls that also name listings which not everyone sees, or documents of one, among other things. */
const titleCalls = new Set([
  'listAddOnListings',
  'listBoughtAddOns',
  'featureListing',
  'nameAddOnListing',
  'listAddOnOrders',
  'getAddOnOrder',
  'changeAddOnOrder',
  'searchOffice',
  'listPeople',
  'getPerson',
  'getPersonOfEnquiry',
  'listPersonEvents',
  'changePerson',
  'addPersonNote',
  'mergePeople',
  'keepPeopleApart',
  'undoPeopleMerge',
  'listAudit',
  'listDocuments',
  'uploadDocument',
  'openDocuments',
  'listOfficeImportRows',
  'mendOfficeImportRow',
  'listImportPhotoPlaces',
]);
/** The texts of a listing (`contract/listingFields.ts`), and of the rooms of its tour. */
const listingTexts = /^(title|description|parking|rera_number|video)$/;

/** Calls about files of an agency, whose cells may hold anything. */
const fileCalls = new Set([
  'listOfficeImports',
  'addOfficeImport',
  'addListingBulk',
  'getOfficeImport',
  'changeOfficeImport',
  'runOfficeImport',
  'undoOfficeImport',
  'listOfficeImportRows',
  'mendOfficeImportRow',
  'listImportPhotoPlaces',
]);

/** Calls whose whole argument is a token. */
export const tokenCalls = new Set(['listSavedSearches', 'getInvitation']);
/** Calls whose whole argument is what somebody searches for. */
export const searchCalls = new Set(['parseSentence', 'suggestForSearch']);

/** Whether an object is a listing that not everyone sees, or one with what only its owner and the office see of it. */
export const isOwnListing = (value: object): boolean =>
  'lifecycle' in value &&
  typeof value.lifecycle === 'string' &&
  (value.lifecycle !== 'published' || 'changed_at' in value);

const snakeOf = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
const kinds = new Map<string, PersonalKind | undefined>();

function kindOfName(name: string): PersonalKind | undefined {
  if (!kinds.has(name)) kinds.set(name, fieldsOfKind.find(([, names]) => names.test(snakeOf(name)))?.[0]);
  return kinds.get(name);
}

/** Where a field is: the name of the field around it, the call it belongs to, and whether it is of one's own listing. */
export interface FieldPlace {
  parent: string;
  call: string | undefined;
  isOwn: boolean;
}

/** What somebody searched for comes back as the filter to leave out. */
const searchAnswers = /^(label|value|wanted|has)$/;
const answersSearches = new Set(['loosenSearch', 'findNearHomes']);

function kindOfArgument(call: string): PersonalKind | undefined {
  if (tokenCalls.has(call)) return 'secret';
  return searchCalls.has(call) ? 'search' : undefined;
}

/** What a field holds of a listing that not everyone sees. */
function textOfListing(name: string, { parent, call = '', isOwn }: FieldPlace): PersonalKind | undefined {
  const isForm = isOwn || drafts.test(parent);
  const isDraft = isForm || draftCalls.has(call);
  if (!isDraft && !titleCalls.has(call)) return undefined;
  if (name === 'location') return 'address';
  if (listingTexts.test(name) || (isDraft && name === 'label')) return 'message';
  return name === 'status' && (isForm || (isDraft && ofDraftCalls.test(parent))) ? 'message' : undefined;
}

/** What a field holds of a file; each cell of a row is named by its heading. */
function textOfFile(name: string, { parent, call = '' }: FieldPlace): PersonalKind | undefined {
  if (parent === 'cells') return 'message';
  if (!fileCalls.has(call)) return undefined;
  if (name === 'by') return 'name';
  return name === 'value' || name === 'column' || name === 'files' ? 'message' : undefined;
}

/** What the field of this name holds of a person. */
export function personalKind(name: string, { parent, call = '', isOwn }: FieldPlace): PersonalKind | undefined {
  if (isSecret(name, call)) return 'secret';
  if (name === 'originalArgs') return kindOfArgument(call);
  const kindOfText = textOfListing(name, { parent, call, isOwn }) ?? textOfFile(name, { parent, call, isOwn });
  if (kindOfText) return kindOfText;
  if (answersSearches.has(call) && searchAnswers.test(name)) return 'search';
  const kind = kindOfName(name);
  if (kind !== 'name' && kind !== 'message') return kind;
  const isPublic = publicCalls.has(call) || (publicTexts.test(name) && publicParents.test(snakeOf(parent)));
  return isPublic ? undefined : kind;
}

const email = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const phone = String.raw`(?<![\w.-])(?:\+\d[\d ()-]{7,17}\d|(?:0|91[ -]?)?[6-9]\d{4}[ -]?\d{5})(?![\w-])`;

/** Emails and phone numbers in a text. */
export const inAnyText: readonly (readonly [PersonalKind, RegExp])[] = [
  ['email', new RegExp(email, 'g')],
  ['phone', new RegExp(phone, 'g')],
];
