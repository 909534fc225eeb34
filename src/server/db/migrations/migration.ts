/** A migration of the schema. Runs once, in its own transaction; its statements never change after a release. */
export interface Migration {
  /** Sorts in execution order, such as `0001_accounts`. */
  readonly id: string;
  readonly sql: string;
}
