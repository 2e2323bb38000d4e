/**
 * Files that jobs make for people. A row of `table` says what is left to do; a row of `contents` comes before the bytes
 * of a file and goes after them, so that none are forgotten. Both have the key of `FileKey`.
 */
export interface BackgroundFiles {
  /** Of its commands and acts. */
  noun: string;
  table: string;
  contents: string;
  /** The state in which a file is made. */
  making: string;
  /** Columns of `contents` that say how far it is. */
  progress: readonly string[];
  /** The key of the bytes in the store of files. */
  keyOf(key: FileKey): string;
}

export interface FileKey {
  workspace_id: string;
  id: string;
}

/** One attempt to make a file. A later one has a higher number and fences it off. */
export interface Attempt extends FileKey {
  attempts: number;
}

/** What an attempt led to. */
export type FileOutcome<Problem extends string> = { sizeBytes: number } | { problem: Problem };
