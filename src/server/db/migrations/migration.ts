/** A step forward of the schema. Runs once, in a transaction of its own; never changed after it has been released. */
export interface Migration {
  /** Sorts in the order of running, such as `0001_accounts`. */
  readonly id: string;
  readonly sql: string;
}
