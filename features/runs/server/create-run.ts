import { recordUsage } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { runErrors } from "../contract/index.ts";
import { queuedChannel } from "./engine/channels.ts";
import { engineOf } from "./engine/run-engine.ts";
import type { GivenValues } from "./given-values.ts";
import { notifyServers } from "./notify-servers.repository.ts";
import { type ParentOfRun, requireParent } from "./parent-of-run.ts";
import type { ForkPoint } from "./replay/fork-point.ts";
import { runAccess } from "./run.access.ts";
import { findChildRun, insertRun, type RunRow } from "./run.repository.ts";
import { type HistoryMessage, refsOf } from "./run-host.ts";
import type { RunTrigger } from "./run-trigger.ts";

export interface CreateRun {
  /** Chosen by the host, so that it can store its own rows in the same transaction. */
  id: string;
  host: string;
  hostId: string;
  /** The message that the run writes, if its host has messages. */
  messageId: string | null;
  /** The kind of driver. */
  driver: string;
  agentVersionId?: string;
  /** Values of the variables of the agent. */
  agentValues?: GivenValues | undefined;
  /** The starting run, which the caller must hold, and the key of its step. */
  parent?: ParentOfRun;
  /** The run and the last of its steps that this one begins with. The caller has checked that it may. */
  fork?: ForkPoint | undefined;
  trigger: RunTrigger;
  modelRef: string | null;
  timeZone: string;
  /** Whether its person is told of its end. */
  isBackground?: boolean | undefined;
  /**
   * The history, when the host reads it together with its own rows. It saves a round trip before the first
   * word.
   */
  history?: Promise<HistoryMessage[]>;
}

/**
 * Stores a run and starts it after the commit: on this server if it is a worker, otherwise on any worker. The
 * row survives a crash, and another worker picks it up. Idempotent for a child: each step of a parent starts
 * one run.
 */
export const createRun = command(
  "run.create",
  runAccess.create,
  async (ctx, input: CreateRun): Promise<RunRow> => {
    const { userId, workspaceId, role, isClosing, isVisitor = false } = userOf(ctx);
    if (isClosing) {
      // Nobody reads it any more, and the transaction ends under it.
      input.history?.catch(() => undefined);
      fail(runErrors, "run.account_closing");
    }
    const { parent } = input;
    if (parent) await requireParent(ctx, parent);
    const known = parent && (await findChildRun(ctx.db, parent.run, parent.stepKey));
    if (known) return known;
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
        driver: input.driver,
        trigger_kind: input.trigger.kind,
        trigger_id: input.trigger.id,
        agent_version_id: input.agentVersionId ?? null,
        agent_values: input.agentValues ?? null,
        parent_run_id: parent?.run.id ?? null,
        parent_step_key: parent?.stepKey ?? null,
        depth: parent ? parent.run.depth + 1 : 0,
        model_ref: input.modelRef,
        time_zone: input.timeZone,
        is_visitors: isVisitor,
        forked_from_run_id: input.fork?.runId ?? null,
        forked_after_step: input.fork?.afterStep ?? null,
        is_background: input.isBackground ?? false,
      },
      nodeId,
    );
    const audited = ctx.audit({
      act: "run.started",
      target: [{ type: "run", id: input.id }],
      runId: input.id,
      ...refsOf({ host: input.host, host_id: input.hostId }),
      facts: {
        ...(parent && { parent: parent.run.id }),
        ...(input.fork && { forked_from: input.fork.runId, after_step: input.fork.afterStep }),
        ...(input.agentVersionId && { agent_version: input.agentVersionId }),
      },
    });
    const [run, , history] = await Promise.all([inserted, audited, input.history]);
    // A run of a message was counted with the message.
    if (input.trigger.kind !== "message") {
      await recordUsage(ctx, {
        workspaceId,
        userId,
        entitlement: "runs",
        amount: 1,
        requestId: `run:${run.id}`,
      });
    }
    if (nodeId) ctx.afterCommit(() => engine.begin(run, { history, role }));
    else await notifyServers(ctx.db, queuedChannel, run.id);
    return run;
  },
);
