import { type ActorLike, isActor, isPlain, standIn } from '../toPlain';

/** Values as plain JSON, by reference: a part that several entries share is converted once. */
export class PlainRecords {
  private readonly made = new WeakMap<object, unknown>();
  /** Converted errors: their messages are the program's, not a person's. */
  readonly errors = new WeakSet<object>();

  constructor(private readonly nameOf: (actor: ActorLike) => string) {}

  of(value: unknown): unknown {
    if (typeof value === 'number') return Number.isFinite(value) ? value : `(${value})`;
    if (typeof value === 'bigint') return String(value);
    if (typeof value === 'function' || typeof value === 'symbol') return `(${typeof value})`;
    if (typeof value !== 'object' || value === null) return value;
    const before = this.made.get(value);
    if (before !== undefined) return before;
    this.made.set(value, '(itself)');
    const plain = this.ofObject(value);
    this.made.set(value, plain);
    return plain;
  }

  private ofObject(value: object): unknown {
    if (Array.isArray(value)) return value.map((item) => this.of(item) ?? null);
    if (isActor(value)) return `(actor ${this.nameOf(value)})`;
    if (value instanceof Error) {
      const error = { name: value.name, message: value.message, ...this.fieldsOf(value) };
      this.errors.add(error);
      return error;
    }
    return isPlain(value) ? this.fieldsOf(value) : standIn(value);
  }

  private fieldsOf(value: object): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    for (const [name, held] of Object.entries(value)) {
      const plain = this.of(held);
      // as in JSON
      if (plain !== undefined) fields[name] = plain;
    }
    return fields;
  }
}
