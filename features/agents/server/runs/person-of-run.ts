import type { RunAgents } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";

/** Reads as the person of the run, with no rights beyond those of a member. */
export function personOfRun(system: Ctx, run: Parameters<RunAgents["begin"]>[1]): Ctx {
  return system.as({
    ...{ type: "user", userId: run.user_id, workspaceId: run.workspace_id, role: "member" },
    ...{ sessionId: run.id, email: "", isAdmin: false },
  });
}
