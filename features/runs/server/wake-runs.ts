import { crashPoint } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { aboutRun } from "./engine/about-run.ts";
import { queuedChannel } from "./engine/channels.ts";
import { notifyServers } from "./notify-servers.repository.ts";
import { runAccess } from "./run.access.ts";
import { wakeDueRuns } from "./wait.repository.ts";

/** Queues up to `limit` waiting runs whose time has come. */
export const wakeRuns = command("run.wake", runAccess.wake, async (ctx, limit: number): Promise<number> => {
  const runs = await wakeDueRuns(ctx.db, limit);
  await Promise.all(
    runs.flatMap((run) => [
      ctx.audit({ act: "run.resumed", ...aboutRun(run), facts: { reason: "time" } }),
      notifyServers(ctx.db, queuedChannel, run.id),
    ]),
  );
  if (runs.length > 0) await crashPoint("run.waking");
  return runs.length;
});
