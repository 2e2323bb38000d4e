import type { Retention } from "#platform/server/retention/retention.ts";
import type { KeptData } from "../../contract/index.ts";

/**
 * How long the rows of each table are kept, from what the modules declare; the longest period of each. A hold reaches
 * tables whose rows belong to a workspace.
 */
export function describeRetention(
  retention: readonly Retention[],
  ofWorkspaces: ReadonlySet<string>,
): KeptData[] {
  const longest = new Map<string, KeptData>();
  for (const { table, keepFor, isTechnical = false } of retention) {
    const hours = "days" in keepFor ? keepFor.days * 24 : keepFor.hours;
    if (hours <= (longest.get(table)?.hours ?? 0)) continue;
    longest.set(table, { table, hours, isHoldable: !isTechnical && ofWorkspaces.has(table) });
  }
  return [...longest.values()].sort(
    (a, b) => Number(b.isHoldable) - Number(a.isHoldable) || (a.table < b.table ? -1 : 1),
  );
}
