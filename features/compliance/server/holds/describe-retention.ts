import type { Services } from "#platform/server/services.ts";
import type { KeptData } from "../../contract/index.ts";

/** How long the rows of each table are kept, from what the modules declare; the longest period of each. */
export function describeRetention({ retention }: Pick<Services, "retention">): KeptData[] {
  const longest = new Map<string, KeptData>();
  for (const { table, keepFor, isTechnical = false } of retention) {
    const hours = "days" in keepFor ? keepFor.days * 24 : keepFor.hours;
    if (hours <= (longest.get(table)?.hours ?? 0)) continue;
    longest.set(table, { table, hours, isHoldable: !isTechnical });
  }
  return [...longest.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
}
