import type { UnprovedAccount } from "./unproved-account.repository.ts";

const dayMs = 24 * 3_600_000;

/** Age at which an unproved account is warned. */
export const warnedAfterMs = 23 * dayMs;
const keptMs = 30 * dayMs;
const warningMs = 7 * dayMs;

/** Deletion date of an unproved account: its 30th day, at least a week after the warning. */
export function dueDateOf(
  { created_at: createdAt }: Pick<UnprovedAccount, "created_at">,
  warnedAt: Date,
): Date {
  return new Date(Math.max(createdAt.getTime() + keptMs, warnedAt.getTime() + warningMs));
}
