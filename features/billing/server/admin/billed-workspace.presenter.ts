import type { EntitlementUsage } from "#features/entitlements/contract/index.ts";
import type { BilledWorkspace } from "../../contract/admin/billed-workspace.ts";
import type { BilledRow } from "./billed-workspace.repository.ts";

export function presentBilled(row: BilledRow, usage: readonly EntitlementUsage[]): BilledWorkspace {
  const { id, name, ownerEmail, members, planKey, planName, state, status } = row;
  const messages = usage.find(({ entitlement }) => entitlement === "messages");
  return {
    ...{ workspaceId: id, name, ownerEmail, members, planKey, planName, state, status },
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    cancelAt: row.cancelAt?.toISOString() ?? null,
    messages: { used: messages?.used ?? 0, limit: messages ? messages.limit : 0 },
  };
}
