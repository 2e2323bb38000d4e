/** A file, or a marked part of one, generated from other files in the repository. */
export interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  /** Returns the whole new text. `present` is the current one, undefined without a file. */
  make(present: string | undefined): Promise<string>;
}
