import type { Older } from "#platform/server/retention/periods/period-kind.ts";

const dayMs = 86_400_000;

/** What a period of so many days reaches now. */
export function olderThan(workspaceId: string, days: number, now: Date): Older {
  return { workspaceId, days, before: new Date(now.getTime() - days * dayMs) };
}
