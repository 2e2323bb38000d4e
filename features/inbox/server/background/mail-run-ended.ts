import type { Ctx } from "#platform/server/context.ts";
import { mailAfterMs, mailWaiting } from "../mails/mail-waiting.job.ts";
import { hasEnded } from "./ended-run.repository.ts";

/**
 * Mails the person of a background run later that it has ended. Part of the delivery of its end, so it is told once. The
 * bell has it from the notifications.
 */
export async function mailRunEnded(
  ctx: Ctx,
  { runId, workspaceId }: { runId: string; workspaceId: string },
): Promise<void> {
  if (!(await hasEnded(ctx.db, { runId, workspaceId }))) return;
  await ctx.enqueue(
    mailWaiting,
    { type: "ended", id: runId, workspaceId },
    { startAfterSeconds: mailAfterMs / 1_000 },
  );
}
