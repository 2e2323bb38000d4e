import type { Worded } from "#platform/server/audit/acts.ts";

/** A file of an archive before it is packed. */
export interface ArchiveEntry {
  path: string;
  what: Worded;
  pieces: AsyncIterable<Uint8Array | string>;
  /** A row in each line. */
  hasRows?: boolean;
}

/** Something that is not in an archive, and why. */
export interface LeftOut {
  what: string;
  why: string;
}

/** What an archive will hold. Each part is a step of its progress. */
export interface ArchivePlan {
  /** Of the readable beginning, in English and German. */
  about: Worded;
  folders: { name: string; what: Worded }[];
  parts: (() => AsyncIterable<ArchiveEntry>)[];
  leftOut: LeftOut[];
}
