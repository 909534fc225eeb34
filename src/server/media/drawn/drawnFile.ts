/** A file with what it was drawn from. */
export interface DrawnFile {
  file: string;
  /** Changes with the content. */
  version: string;
}
