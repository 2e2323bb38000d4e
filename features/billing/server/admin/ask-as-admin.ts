import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { OutgoingKind } from "../../contract/admin/outgoing-matter.ts";
import { billingAccess } from "./billing.access.ts";

export interface AskAsAdmin {
  /** Absent: of the installation. */
  workspaceId?: string;
  what: { kind: OutgoingKind; id: string } | { kind: "workspace" };
}

/** Which admin had the provider asked, written down before it is: what comes of it leaves its own trail. */
export const askAsAdmin = command(
  "billing.ask_provider",
  billingAccess.ask_provider,
  async (ctx, input: AskAsAdmin): Promise<void> => {
    const { workspaceId, what } = input;
    await ctx.audit({
      act: what.kind === "workspace" ? "billing.sync_asked" : "billing.retry_asked",
      workspaceId: workspaceId ?? installationWorkspaceId,
      ...(what.kind === "workspace" ? {} : { target: [{ type: what.kind, id: what.id }] }),
    });
  },
);
