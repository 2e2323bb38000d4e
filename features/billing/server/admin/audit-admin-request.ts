import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { PendingItemKind } from "../../contract/admin/pending-item.ts";
import { billingAccess } from "./billing.access.ts";

export interface AuditAdminRequest {
  /** Absent for the installation. */
  workspaceId?: string;
  what: { kind: PendingItemKind; id: string } | { kind: "workspace" };
}

/** Audits an admin's call of the provider, before it happens. Its outcome is audited by itself. */
export const auditAdminRequest = command(
  "billing.ask_provider",
  billingAccess.ask_provider,
  async (ctx, input: AuditAdminRequest): Promise<void> => {
    const { workspaceId, what } = input;
    await ctx.audit({
      act: what.kind === "workspace" ? "billing.sync_asked" : "billing.retry_asked",
      workspaceId: workspaceId ?? installationWorkspaceId,
      ...(what.kind === "workspace" ? {} : { target: [{ type: what.kind, id: what.id }] }),
    });
  },
);
