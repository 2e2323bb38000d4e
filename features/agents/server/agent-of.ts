import type { Ctx, UserActor, WorkspaceRole } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * The agent of a run, with the rights of its person in the workspace and no more: not those of an admin of the
 * installation, and only what rules let agents do. No session: the run goes on when the browser is closed.
 */
export function agentOf(system: Ctx, run: RunRow, role: WorkspaceRole): Ctx {
  const person: UserActor = {
    type: "user",
    userId: run.user_id,
    workspaceId: run.workspace_id,
    role,
    sessionId: run.id,
    email: "",
    isAdmin: false,
    ...(run.is_visitors ? { isVisitor: true } : {}),
  };
  return system.as({ type: "agent", runId: run.id, person });
}
