import type { Actor } from "#platform/server/context.ts";
import type { ApprovalRow } from "./approval.repository.ts";

/** The agent that acts once a call is approved: for the person whom its run works for, whoever decides. */
export function agentOf({ run_id: runId, user_id: userId, workspace_id: workspaceId }: ApprovalRow): Actor {
  const person = {
    userId,
    workspaceId,
    role: "member",
    sessionId: runId,
    email: "",
    isAdmin: false,
  } as const;
  return { type: "agent", runId, person: { type: "user", ...person } };
}
