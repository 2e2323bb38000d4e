import { elevated } from "../access/access-rule.ts";
import { defineAccess } from "../access/define-access.ts";
import { agent, apiKey, person, system, visitor } from "../access/who.ts";
import { installationWorkspaceId } from "../audit/installation-workspace.ts";
import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import type { Holdable } from "./holdable.ts";
import { listHoldingWorkspaces, lockRefusals, wasRefusedSince } from "./refused-deletion.repository.ts";

const onceInMs = 3_600_000;

/** Whoever may try to delete something may have it recorded that a hold refused it. */
const access = defineAccess("refused_deletion", {
  note: elevated(person, visitor, agent, apiKey, system),
});

/**
 * Records that somebody tried to delete what a legal hold keeps: in the log of its workspace, and for an account in that of
 * each workspace that holds it; in that of the installation too, where one of its admins tried. Once an hour for each thing.
 */
export const noteRefusedDeletion = command(
  "hold.note_refused_deletion",
  access.note,
  async (ctx, what: Holdable): Promise<void> => {
    const { id } = what;
    const workspaceIds =
      what.kind === "account"
        ? [
            ...(await listHoldingWorkspaces(ctx.db, id)),
            ...(isOfAdmin(ctx, id) ? [installationWorkspaceId] : []),
          ]
        : [what.workspaceId];
    await lockRefusals(ctx.db, id);
    const since = new Date(ctx.now().getTime() - onceInMs);
    for (const workspaceId of workspaceIds) {
      if (await wasRefusedSince(ctx.db, { workspaceId, id, since })) continue;
      await ctx.audit({
        act: "hold.refused_deletion",
        workspaceId,
        target: [{ type: what.kind === "account" ? "user" : what.kind, id }],
        outcome: "denied",
        errorCode: "hold.standing",
      });
    }
  },
);

/** Whether somebody acts here as admin of the installation: on the account of another. */
function isOfAdmin({ actor }: Ctx, userId: string): boolean {
  return actor.type === "user" && actor.isAdmin && actor.userId !== userId;
}
