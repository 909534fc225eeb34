/** A stored document: the name that its pages share, what was uploaded, and how many pages it has. */
export interface StoredDocument {
  file: string;
  /** SHA-256 of what was uploaded. */
  hash: string;
  bytes: number;
  pages: number;
}

/** Whom a page is shown to. */
export interface Reader {
  /** Name, address and day, as they stand across the page. */
  mark: string;
  /** The sentence at its lower edge. */
  foot: string;
}

/** Keeps documents of listings as pictures of their pages, and shows a page only with its reader's mark. */
export interface StoredDocuments {
  /**
   * Stores the pages of an upload (a PDF or picture) of the account `from`; accounts take turns. A document without a row
   * is swept after half an hour.
   * @throws Problem 413, 415 for what is not accepted (`too_complex` with the page), 503 while too many wait, 507 when the
   * disk is full
   */
  take(upload: string, from: string): Promise<StoredDocument>;
  /** One page as a JPEG with its reader's mark. @throws Problem 503 while too many wait */
  page(file: string, page: number, reader: Reader): Promise<Buffer>;
  /** Deletes documents whose rows are gone. */
  remove(files: readonly string[]): Promise<void>;
}
