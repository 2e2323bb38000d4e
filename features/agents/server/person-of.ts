import type { Actor, Ctx } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";

/**
 * The person on whose behalf a run acts, with that person's rights and no more. No session: the run goes on
 * when the browser is closed.
 */
export async function personOf(system: Ctx, run: RunRow): Promise<Ctx> {
  const actor: Actor = {
    type: "user",
    userId: run.user_id,
    workspaceId: run.workspace_id,
    role: "member",
    sessionId: run.id,
    email: "",
    isAdmin: false,
    ...(run.is_visitors ? { isVisitor: true } : {}),
  };
  return system.as(actor);
}
