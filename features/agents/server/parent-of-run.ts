import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { runLimits } from "./engine/limits.ts";
import { RunLostError } from "./engine/store-progress.ts";
import { holdRun } from "./lease.repository.ts";
import type { RunRow } from "./run.repository.ts";

/** A run that starts another one, as the server that holds it knows it, and the key of the step that does. */
export interface ParentOfRun {
  run: RunRow;
  stepKey: string;
}

/**
 * Lets a run start another one only while it is held, no deeper than the limit, and for nobody but its own person: so a
 * child never has more rights than its parent.
 */
export async function requireParent(ctx: Ctx, { run }: ParentOfRun): Promise<void> {
  const { userId, workspaceId, isVisitor = false } = userOf(ctx);
  const isOwn = run.user_id === userId && run.workspace_id === workspaceId && run.is_visitors === isVisitor;
  if (!isOwn) fail(runErrors, "run.not_found");
  if (run.depth >= runLimits.depth) fail(runErrors, "run.depth_limit");
  if (!(await holdRun(ctx.db, run))) throw new RunLostError(run.id);
}
