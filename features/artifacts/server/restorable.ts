import { undoHours } from "../contract/index.ts";

const undoMs = undoHours * 3_600_000;

/** When a deleted artifact can be restored no more. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undoMs);
}

/** What was deleted before can be restored no more. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - undoMs);
}
