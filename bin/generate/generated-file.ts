/** A file, or the marked part of one, that is made from something else in the repository. */
export interface GeneratedFile {
  /** Relative to the root. */
  path: string;
  /** The whole new text, given the present one (absent: there is none yet). */
  make(present: string | undefined): Promise<string>;
}
