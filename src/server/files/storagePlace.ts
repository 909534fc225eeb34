import * as messages from '@messages/server/start';
import { checkPrefix } from './fileKey';

/** Where an S3 store keeps our files, and the key to it. */
export interface StoragePlace {
  bucket: string;
  /** Begins the names of all our objects: empty, or ending in a slash. */
  prefix: string;
  region: string;
  /** The address of the bucket, without a slash at its end. */
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Belongs to a key that expires. */
  sessionToken: string | undefined;
}

interface Keys {
  AWS_ACCESS_KEY_ID: string;
  AWS_SECRET_ACCESS_KEY: string;
  AWS_SESSION_TOKEN: string;
}

const parameters = ['region', 'endpoint', 'path_style'] as const;
type Parameters = Partial<Record<(typeof parameters)[number], string>>;

function readParameters(given: URLSearchParams): Parameters {
  const read: Parameters = {};
  for (const [name, value] of given) {
    const known = parameters.find((each) => each === name);
    if (!known) throw new Error(messages.storageParameterIsUnknown(name, parameters.join(', ')));
    if (known in read) throw new Error(messages.storageParameterIsNamedTwice(known));
    read[known] = value.trim();
  }
  return read;
}

function readPrefix(path: string): string {
  const prefix = path.replace(/^\/+|\/+$/g, '');
  if (!prefix) return '';
  try {
    checkPrefix(prefix);
  } catch {
    throw new Error(messages.storagePrefixIsWrong);
  }
  return `${prefix}/`;
}

function readEndpoint(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain) throw new Error(messages.storageEndpointIsWrong);
  return url;
}

/** Where the bucket's name goes: other stores than Amazon's rarely have a host for each, nor does a certificate for points. */
function readPathStyle(given: string | undefined, usual: boolean): boolean {
  const said = given?.toLowerCase() ?? '';
  if (said === '') return usual;
  if (/^(on|true|yes|1)$/.test(said)) return true;
  if (/^(off|false|no|0)$/.test(said)) return false;
  throw new Error(messages.storagePathStyleIsWrong);
}

function addressOf(bucket: string, endpoint: URL, pathStyle: boolean): string {
  const path = endpoint.pathname.replace(/\/+$/, '');
  return pathStyle ? `${endpoint.origin}${path}/${bucket}` : `${endpoint.protocol}//${bucket}.${endpoint.host}${path}`;
}

/**
 * Reads STORAGE_URL, `s3://bucket/prefix?region=…&endpoint=…&path_style=…`; undefined without one.
 * @throws Error naming the part that is wrong, and never a secret
 */
export function readStoragePlace(address: string, keys: Keys): StoragePlace | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 's3:' || url.hash || url.port) throw new Error(messages.storageUrlMustBeAnAddress);
  if (url.username || url.password) throw new Error(messages.storageUrlHoldsAPassword);
  const bucket = url.hostname;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(messages.storageBucketIsWrong);
  const prefix = readPrefix(url.pathname);
  const given = readParameters(url.searchParams);
  if (!given.region && !given.endpoint) throw new Error(messages.storageRegionIsMissing);
  const region = given.region || 'us-east-1';
  if (!/^[a-z0-9-]{2,40}$/.test(region)) throw new Error(messages.storageRegionIsWrong);
  const endpoint = readEndpoint(given.endpoint || `https://s3.${region}.amazonaws.com`);
  const pathStyle = readPathStyle(given.path_style, Boolean(given.endpoint) || bucket.includes('.'));
  for (const variable of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    if (!keys[variable]) throw new Error(messages.storageKeyIsMissing(variable));
  return {
    bucket,
    prefix,
    region,
    address: addressOf(bucket, endpoint, pathStyle),
    accessKeyId: keys.AWS_ACCESS_KEY_ID,
    secretAccessKey: keys.AWS_SECRET_ACCESS_KEY,
    sessionToken: keys.AWS_SESSION_TOKEN || undefined,
  };
}

/** Whether what is sent to a store can be read or changed on its way: plain http to another machine. */
export function isUnprotected({ address }: StoragePlace): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
