/** What webpack replaces while it builds. */
declare function require(path: string): unknown;
