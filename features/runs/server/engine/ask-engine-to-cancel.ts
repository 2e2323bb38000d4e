import type { Ctx } from "#platform/server/context.ts";
import { notifyServers } from "../notify-servers.repository.ts";
import { type RunRow, requestCancelAsService } from "../run.repository.ts";
import { aboutRun } from "./about-run.ts";
import { cancelChannel, queuedChannel } from "./channels.ts";

/**
 * Cancels the run of another person for a command that has authorized it. The engine ends the run: its rows are not
 * the caller's. A waiting run is queued for that.
 */
export async function askEngineToCancel(ctx: Ctx, found: RunRow): Promise<RunRow> {
  if (!(await requestCancelAsService(ctx.db, found))) return found;
  await Promise.all([
    ctx.audit({ act: "run.cancel_requested", ...aboutRun(found) }),
    notifyServers(ctx.db, cancelChannel, found.id),
    notifyServers(ctx.db, queuedChannel, found.id),
  ]);
  return found;
}
