import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors } from "../../../contract/errors.ts";
import { installationAiAccess } from "../../ai-settings.access.ts";
import { invalidateAiSettings } from "../../read-ai-settings.ts";
import { deleteOwnTermRow, deleteSwitchesOfRule } from "../redaction-rule.repository.ts";

/** Deletes an own term. What it replaced in conversations stays known there. Throws `redaction.not_found`. */
export const deleteOwnTerm = command(
  "redaction_term.delete",
  installationAiAccess.change_redaction,
  async (ctx, { id }: { id: string }): Promise<void> => {
    if (!(await deleteOwnTermRow(ctx.db, id))) fail(aiSettingsErrors, "redaction.not_found");
    await deleteSwitchesOfRule(ctx.db, id);
    await ctx.audit({
      act: "redaction.term_deleted",
      workspaceId: installationWorkspaceId,
      target: [{ type: "redaction", id }],
    });
    ctx.afterCommit(() => invalidateAiSettings(ctx.services));
  },
);
