import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * The agent of a run. It has at most its person's rights in the workspace: none as an admin of the
 * installation, and only what rules permit agents. It has no session, because the run continues after the
 * browser closes.
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
