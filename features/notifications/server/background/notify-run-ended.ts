import type { Ctx } from "#platform/server/context.ts";
import { notifyPeople } from "../notify-people.ts";
import { findEndedRun } from "./ended-run.repository.ts";

/** Tells the person of a background run that it has ended. Part of the delivery of its end, so it is told once. */
export async function notifyRunEnded(
  ctx: Ctx,
  { runId, workspaceId }: { runId: string; workspaceId: string },
): Promise<void> {
  const run = await findEndedRun(ctx.db, { runId, workspaceId });
  if (!run) return;
  await notifyPeople(ctx, {
    ...{ kind: "run_ended", workspaceId, userIds: [run.user_id] },
    object: { noun: "conversation", id: run.conversation_id },
    path: `/chat/${run.conversation_id}`,
    facts: { title: run.title, isDone: run.status === "succeeded" },
  });
}
