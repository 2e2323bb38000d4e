import { command } from "#platform/server/command.ts";
import { runAccess } from "./run.access.ts";
import { deleteRuns, type RunsOfHost } from "./run.repository.ts";
import { runGuidance } from "./run-guidance.ts";

/** Erases the content of a host's runs. The audit events stay. */
export const eraseRuns = command(
  "run.erase",
  runAccess.erase,
  async (ctx, { workspaceId, host, hostId }: RunsOfHost) => {
    await runGuidance(ctx.services).erase(ctx, { workspaceId, host, hostId });
    const count = await deleteRuns(ctx.db, { workspaceId, host, hostId });
    if (count === 0) return;
    await ctx.audit({
      act: "run.erased",
      workspaceId,
      target: [{ type: host, id: hostId }],
      facts: { count },
    });
  },
);
