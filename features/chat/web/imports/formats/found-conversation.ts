import type { ImportedConversation, ImportedMessage, ImportOrigin } from "../../../contract/index.ts";

/** A conversation as read from a file, and what was left out of it. */
export interface FoundConversation {
  origin: ImportOrigin;
  conversation: ImportedConversation;
  /** Messages in which there is no text that can be read. */
  leftOutCount: number;
  /** Messages that were cut to the limit. */
  cutCount: number;
}

/** `isCut`: it holds less than the file, because a request would not hold it. */
export type FoundMessage = ImportedMessage & { isCut?: true };

/** A date of another product: seconds since 1970, or ISO. Falls back to `otherwise`. */
export function dateOf(value: unknown, otherwise: string): string {
  const ms =
    typeof value === "number" ? value * 1000 : typeof value === "string" ? Date.parse(value) : Number.NaN;
  // Later than any date that a database knows: somebody invented it.
  return Number.isFinite(ms) && ms > 0 && ms < 4_102_444_800_000 ? new Date(ms).toISOString() : otherwise;
}

export function titleOf(value: unknown): string {
  const title = typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
  return title.slice(0, 200).toWellFormed() || "Untitled conversation";
}
