import { redacted, isSecret, redactSecrets } from '@contract/secrets';

interface ActorLike {
  id: string;
  logic?: unknown;
}

/** An actor's display name: its machine's id, plus its own name if there are several (`photo/3f2c`). */
export function actorName({ id, logic }: ActorLike): string {
  const machineId = (logic as { id?: string } | undefined)?.id;
  return machineId === undefined || machineId === id ? id : `${machineId}/${id}`;
}

const isActor = (value: object): value is ActorLike => 'send' in value && 'getSnapshot' in value && 'id' in value;

/** A short text for a value that cannot be serialised. */
function standIn(value: object): string {
  if (isActor(value)) return `(actor ${actorName(value)})`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(no date)' : value.toISOString();
  if (value instanceof Blob) return `(${'name' in value ? `file ${String(value.name)}` : 'blob'}, ${value.size} bytes)`;
  if (value instanceof FormData) return `(form of ${[...value.keys()].length} fields)`;
  if (value instanceof Request) return redactSecrets(`(request ${value.method} ${value.url})`);
  if (value instanceof Response) return `(response ${value.status})`;
  const name = (value.constructor as { name?: string } | undefined)?.name ?? 'object';
  return 'nodeName' in value ? `(element ${String(value.nodeName).toLowerCase()})` : `(${name})`;
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** The endpoint that a cache entry or an action of the api belongs to. */
function callOf(value: {
  endpointName?: unknown;
  meta?: { arg?: { endpointName?: unknown } | undefined } | undefined;
}): string | undefined {
  const name = value.endpointName ?? value.meta?.arg?.endpointName;
  return typeof name === 'string' ? name : undefined;
}

function plainText(value: unknown): unknown {
  if (typeof value === 'string') return redactSecrets(value);
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'function' || typeof value === 'symbol' ? `(${typeof value})` : value;
}

type Seen = readonly object[];
const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || typeof value === 'boolean';

function plainObject(value: object, call: string | undefined, seen: Seen): unknown {
  if (seen.includes(value)) return '(itself)';
  const within = [...seen, value];
  if (Array.isArray(value)) return value.map((item) => plainValue(item, call, within));
  if (value instanceof Error) return { name: value.name, message: redactSecrets(value.message) };
  if (!isPlain(value)) return standIn(value);
  const own = callOf(value) ?? call;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      redactSecrets(name),
      isSecret(name, own) && !isEmpty(held) ? redacted : plainValue(held, own, within),
    ]),
  );
}

function plainValue(value: unknown, call: string | undefined, seen: Seen): unknown {
  return typeof value === 'object' && value !== null ? plainObject(value, call, seen) : plainText(value);
}

/**
 * Turns an action, a state or an event into plain data that is safe to show and record: secrets are hidden by the
 * contract's table, and files, elements and actors become short texts. Fields that are secret for one endpoint only
 * are found by the `endpointName` beside them.
 */
export function toPlain(value: unknown): unknown {
  return plainValue(value, undefined, []);
}
