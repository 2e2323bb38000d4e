import type { Worded } from "../audit/acts.ts";
import type { Ctx } from "../context.ts";

/** A file in an archive of a person or of a legal hold. */
export interface ArchivedFile {
  /** Below the folder of its module. */
  path: string;
  pieces: AsyncIterable<Uint8Array | string>;
}

/** A legal hold, whose covered data goes into its package. */
export interface HoldKey {
  workspaceId: string;
  holdId: string;
}

/**
 * What a module adds to archives beside its rows: bytes as files, and what is easier to read than rows. `ctx` acts as
 * the product. Each file is taken before the next one is asked for.
 */
export interface ArchivedFiles {
  folder: string;
  /** For whoever opens the archive. */
  what: Worded;
  /** Columns whose bytes are these files, as `table.column` with the schema. */
  columns?: readonly string[];
  /** Tables whose rows are in `ofHold`, with the schema. */
  heldTables?: readonly string[];
  ofPerson?(ctx: Ctx, userId: string): AsyncIterable<ArchivedFile>;
  ofHold?(ctx: Ctx, hold: HoldKey): AsyncIterable<ArchivedFile>;
}
