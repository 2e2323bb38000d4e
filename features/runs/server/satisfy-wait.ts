import { crashPoint } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { queuedChannel } from "./engine/channels.ts";
import { notifyServers } from "./notify-servers.repository.ts";
import { type Signal, type SignalEnd, satisfyRunWait } from "./wait.repository.ts";

/**
 * Satisfies a wait once and queues its run. Part of the command that stores the reason, so both commit or
 * neither. A signal that arrives before its wait is kept for it. A second signal has no effect.
 */
export async function satisfyWait(ctx: Ctx, signal: Signal): Promise<SignalEnd> {
  await crashPoint("wait.satisfying");
  const { end, userId } = await satisfyRunWait(ctx.db, signal);
  if (end !== "woken") return end;
  const { workspaceId, runId, kind } = signal;
  await Promise.all([
    ctx.audit({
      act: "run.resumed",
      workspaceId,
      runId,
      // The context names who decided. The system acts on behalf of the run's person.
      ...(ctx.actor.type === "system" && userId ? { onBehalfOf: userId } : {}),
      target: [{ type: "run", id: runId }],
      facts: { reason: kind },
    }),
    notifyServers(ctx.db, queuedChannel, runId),
  ]);
  await crashPoint("wait.satisfied");
  return end;
}
