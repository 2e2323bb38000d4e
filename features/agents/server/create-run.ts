import { recordUsage } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { announce } from "./announce.repository.ts";
import { engineOf, queuedChannel } from "./engine/run-engine.ts";
import { insertRun, type RunRow } from "./run.repository.ts";
import type { HistoryMessage } from "./run-host.ts";

export interface CreateRun {
  /** Chosen by the host, so that it can store its own rows in the same breath. */
  id: string;
  host: string;
  hostId: string;
  /** The message that the run writes. */
  messageId: string;
  modelRef: string | null;
  timeZone: string;
  /** What was said before, when the host reads it along with its own work: a round trip less to the first word. */
  history?: Promise<HistoryMessage[]>;
}

/**
 * Stores a run and begins it after the commit: on this server when it works, else on any worker. Whatever
 * happens to that server, the row is there and some worker takes it up.
 */
export const createRun = command("run.create", async (ctx, input: CreateRun): Promise<RunRow> => {
  const { userId, workspaceId, isClosing, isVisitor = false } = userOf(ctx);
  if (isClosing) {
    // Nobody reads it any more, and the transaction ends under it.
    input.history?.catch(() => undefined);
    fail(runErrors, "run.account_closing");
  }
  const engine = engineOf(ctx.services);
  const nodeId = engine.nodeId;
  const inserted = insertRun(
    ctx.db,
    {
      workspace_id: workspaceId,
      id: input.id,
      user_id: userId,
      host: input.host,
      host_id: input.hostId,
      message_id: input.messageId,
      model_ref: input.modelRef,
      time_zone: input.timeZone,
      is_visitors: isVisitor,
    },
    nodeId,
  );
  const audited = ctx.audit({
    act: "run.started",
    target: [{ type: "run", id: input.id }],
    runId: input.id,
    ...(input.host === "conversation" ? { conversationId: input.hostId } : {}),
  });
  const [run, , history] = await Promise.all([inserted, audited, input.history]);
  // An answer in a conversation is counted by the message that asked for it.
  if (input.host !== "conversation") {
    await recordUsage(ctx, {
      workspaceId,
      userId,
      entitlement: "runs",
      amount: 1,
      requestId: `run:${run.id}`,
    });
  }
  if (nodeId) ctx.afterCommit(() => engine.begin(run, history));
  else await announce(ctx.db, queuedChannel, run.id);
  return run;
});
