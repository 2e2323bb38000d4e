import type { Ctx } from "#platform/server/context.ts";
import { mailAfterMs, mailWaiting } from "../mails/mail-waiting.job.ts";
import { findEndedRun } from "./ended-run.repository.ts";

/**
 * Tells the person of a background run that it has ended: in open browsers at once, and by a mail later. Part of the
 * delivery of its end, so it is told once.
 */
export async function tellEnded(
  ctx: Ctx,
  { runId, workspaceId }: { runId: string; workspaceId: string },
): Promise<void> {
  const run = await findEndedRun(ctx.db, { runId, workspaceId });
  if (!run) return;
  const isDone = run.status === "succeeded";
  const title = run.title ?? "Your request";
  await Promise.all([
    ctx.emit({
      name: "notification.created",
      ...{ workspaceId, userId: run.user_id },
      data: {
        type: isDone ? "success" : "error",
        title: isDone ? `Done: ${title}` : `Failed: ${title}`,
        message: isDone ? "The answer is in its conversation." : "Open its conversation to try again.",
      },
    }),
    ctx.enqueue(
      mailWaiting,
      { type: "ended", id: runId, workspaceId },
      { startAfterSeconds: mailAfterMs / 1_000 },
    ),
  ]);
}
