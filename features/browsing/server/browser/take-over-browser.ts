import { satisfyWait } from "#features/runs/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { browserErrors } from "../../contract/index.ts";
import { browserAccess } from "./session.access.ts";
import { lockSession, markHandedBack, markTakenOver, type SessionRow } from "./session.repository.ts";

/** The person acts on the page themself from now on, and the calls of the model wait. Idempotent. */
export const takeOverBrowser = command(
  "browser.take_over",
  browserAccess.take_over,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await locked(ctx, id);
    if (!row.is_open) fail(browserErrors, "browser.ended");
    if (row.taken_over_at) return;
    await markTakenOver(ctx.db, keyOf(row));
    await ctx.audit({
      act: "browser.taken_over",
      runId: row.run_id,
      target: [{ type: "run", id: row.run_id }],
    });
  },
);

/** The model acts again. Its calls that waited are decided anew. Idempotent. */
export const handBackBrowser = command(
  "browser.hand_back",
  browserAccess.hand_back,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const row = await locked(ctx, id);
    if (!row.taken_over_at) return;
    const key = keyOf(row);
    await markHandedBack(ctx.db, key);
    for (const callId of row.waiting_calls) {
      await satisfyWait(ctx, { ...key, stepKey: callId, kind: "event" });
    }
    await ctx.audit({
      act: "browser.handed_back",
      workspaceId: row.workspace_id,
      runId: row.run_id,
      target: [{ type: "run", id: row.run_id }],
    });
  },
);

async function locked({ db }: Ctx, id: string): Promise<SessionRow> {
  return (await lockSession(db, id)) ?? fail(browserErrors, "browser.not_found");
}

function keyOf({ workspace_id: workspaceId, run_id: runId }: SessionRow) {
  return { workspaceId, runId };
}
