import type { Ctx } from "#platform/server/context.ts";
import { queuedChannel } from "./engine/channels.ts";
import { notifyServers } from "./notify-servers.repository.ts";
import { type Signal, type SignalEnd, satisfyRunWait } from "./wait.repository.ts";

/**
 * Satisfies what a step of a run waits for, once, and queues the run with it. Part of the command that stores the
 * reason: both are there or neither. What comes before its wait is kept for it; what comes second changes nothing.
 */
export async function satisfyWait(ctx: Ctx, signal: Signal): Promise<SignalEnd> {
  const { end, userId } = await satisfyRunWait(ctx.db, signal);
  if (end !== "woken") return end;
  const { workspaceId, runId, kind } = signal;
  await Promise.all([
    ctx.audit({
      act: "run.resumed",
      workspaceId,
      runId,
      // Who decided is named by the context; what the product does itself, it does for the person of the run.
      ...(ctx.actor.type === "system" && userId ? { onBehalfOf: userId } : {}),
      target: [{ type: "run", id: runId }],
      facts: { reason: kind },
    }),
    notifyServers(ctx.db, queuedChannel, runId),
  ]);
  return end;
}
