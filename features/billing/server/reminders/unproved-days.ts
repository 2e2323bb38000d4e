import type { UnprovedAccount } from "./unproved-account.repository.ts";

const dayMs = 24 * 3_600_000;

/** How old an account without a proved address is when its owner is warned. */
export const warnedAfterMs = 23 * dayMs;
const keptMs = 30 * dayMs;
const warningMs = 7 * dayMs;

/** The day on which such an account is deleted: the 30th, and never earlier than a week after the warning. */
export function dueDateOf(
  { created_at: createdAt }: Pick<UnprovedAccount, "created_at">,
  warnedAt: Date,
): Date {
  return new Date(Math.max(createdAt.getTime() + keptMs, warnedAt.getTime() + warningMs));
}
