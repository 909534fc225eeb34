/** Which pages of an upload are drawn into a folder. */
export interface PagesRequest {
  file: string;
  folder: string;
  /** The first of them. */
  from: number;
  /** No further page begins after so many milliseconds: others want their turn. */
  forInMs: number;
}

/** What became of it. */
export interface DrawnPages {
  /** How many pages the document has. */
  pages: number;
  /** The page to go on with; absent when all are drawn. */
  next?: number;
  /** Of the files. */
  bytes: number;
  /** Processor time. */
  tookInMs: number;
}
