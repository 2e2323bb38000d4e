import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { announce } from "./announce.repository.ts";
import { cancelChannel } from "./engine/run-engine.ts";
import { findRun, type RunRow, requestCancel } from "./run.repository.ts";

/** Asks the server that advances the run to stop it. A run that is over stays as it ended. */
export const cancelRun = command("run.cancel", async (ctx, { id }: { id: string }): Promise<RunRow> => {
  const run = (await findRun(ctx.db, id)) ?? fail(runErrors, "run.not_found");
  if (run.ended_at || run.cancel_requested_at) return run;
  const asked = (await requestCancel(ctx.db, id)) ?? run;
  await announce(ctx.db, cancelChannel, id);
  await ctx.audit({ act: "run.cancel_requested", target: [{ type: "run", id }], runId: id });
  return asked;
});
