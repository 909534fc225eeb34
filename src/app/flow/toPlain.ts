import { redacted, isSecret, redactSecrets } from '@contract/secrets';

export interface ActorLike {
  id: string;
  logic?: unknown;
}

/** An actor's display name: its machine's id, plus its own name if there are several (`photo/3f2c`). */
export function actorName({ id, logic }: ActorLike): string {
  const machineId = (logic as { id?: string } | undefined)?.id;
  return machineId === undefined || machineId === id ? id : `${machineId}/${id}`;
}

export const isActor = (value: object): value is ActorLike =>
  'send' in value && 'getSnapshot' in value && 'id' in value;

/** A short text for a value that cannot be serialised. */
export function standIn(value: object): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(no date)' : value.toISOString();
  if (value instanceof Blob) return `(${'name' in value ? `file ${String(value.name)}` : 'blob'}, ${value.size} bytes)`;
  if (value instanceof FormData) return `(form of ${[...value.keys()].length} fields)`;
  if (value instanceof Request) return redactSecrets(`(request ${value.method} ${value.url})`);
  if (value instanceof Response) return `(response ${value.status})`;
  const name = (value.constructor as { name?: string } | undefined)?.name ?? 'object';
  return 'nodeName' in value ? `(element ${String(value.nodeName).toLowerCase()})` : `(${name})`;
}

export const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** The endpoint that a cache entry or an action of the api belongs to. */
export function callOf(value: {
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

/** Where a value lies: in which call's data, within which objects; and the names of actors. */
interface Where {
  call: string | undefined;
  seen: readonly object[];
  nameOf: (actor: ActorLike) => string;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || typeof value === 'boolean';

const plainFields = (value: object, where: Where) =>
  Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      redactSecrets(name),
      isSecret(name, where.call) && !isEmpty(held) ? redacted : plainValue(held, where),
    ]),
  );

function plainObject(value: object, where: Where): unknown {
  if (where.seen.includes(value)) return '(itself)';
  const within = { ...where, call: callOf(value) ?? where.call, seen: [...where.seen, value] };
  if (Array.isArray(value)) return value.map((item) => plainValue(item, within));
  if (isActor(value)) return `(actor ${where.nameOf(value)})`;
  // its own fields say more: an error may carry its kind
  if (value instanceof Error)
    return { name: value.name, message: redactSecrets(value.message), ...plainFields(value, within) };
  return isPlain(value) ? plainFields(value, within) : standIn(value);
}

function plainValue(value: unknown, where: Where): unknown {
  return typeof value === 'object' && value !== null ? plainObject(value, where) : plainText(value);
}

/**
 * Turns an action, a state or an event into plain data that is safe to show and record: secrets are hidden by the
 * contract's table, and files, elements and actors become short texts. Fields that are secret for one endpoint only
 * are found by the `endpointName` beside them.
 */
export function toPlain(value: unknown, nameOf: (actor: ActorLike) => string = actorName): unknown {
  return plainValue(value, { call: undefined, seen: [], nameOf });
}
