import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import type { Mode } from "../billing-options.ts";
import { billingFindingAccess } from "./billing-finding.access.ts";
import { endOpenFinding, type Finding, upsertFinding } from "./finding.repository.ts";

/** Records a finding for admins of the installation, once. */
export const recordFinding = command(
  "billing_finding.record",
  billingFindingAccess.record,
  async (ctx, { mode, finding }: { mode: Mode; finding: Finding }): Promise<void> => {
    const isNew = await upsertFinding(ctx.db, mode, { ...finding, id: newId(), at: ctx.now() });
    const { kind, objectId, facts } = finding;
    if (!isNew) return;
    ctx.log.error({ kind, object: objectId, ...facts }, "something about payments has to be looked at");
    await ctx.audit({
      act: "billing_finding.recorded",
      workspaceId: installationWorkspaceId,
      target: [{ type: "billing_finding", id: objectId }],
      facts: { kind },
      isWithoutSource: true,
    });
  },
);

/** Ends a finding. */
export const endFinding = command(
  "billing_finding.end",
  billingFindingAccess.end,
  async (ctx, { mode, ...finding }: { mode: Mode } & Pick<Finding, "kind" | "objectId">): Promise<void> => {
    if (!(await endOpenFinding(ctx.db, mode, { ...finding, at: ctx.now() }))) return;
    await ctx.audit({
      act: "billing_finding.ended",
      workspaceId: installationWorkspaceId,
      target: [{ type: "billing_finding", id: finding.objectId }],
      facts: { kind: finding.kind },
      isWithoutSource: true,
    });
  },
);
