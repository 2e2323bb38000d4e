import { crashPoint, deleteRunTools } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { HandOver } from "../../hand-over.ts";
import { lockHeldRun } from "../../lease.repository.ts";
import { runAccess } from "../../run.access.ts";
import type { RunRow } from "../../run.repository.ts";
import { runHost } from "../../run-host.ts";
import { aboutRun } from "../about-run.ts";
import { RunLostError } from "../store-progress.ts";
import { updateAgentOfRun } from "./hand-over.repository.ts";

/**
 * Stores that another agent works on a run from its next step on, with its host's view of it. Its tools are chosen anew,
 * as at the beginning of a run. Idempotent by the call. Throws RunLostError when the fence has moved.
 */
export const storeHandOver = command(
  "run.hand_over",
  runAccess.hand_over,
  async (ctx, { run, handOver }: { run: RunRow; handOver: HandOver }): Promise<RunRow> => {
    const held = await lockHeldRun(ctx.db, run);
    if (!held) throw new RunLostError(run.id);
    const isKnown = held.hand_overs.some(({ callId }) => callId === handOver.callId);
    if (held.status !== "running" || isKnown) return held;
    const [stored] = await Promise.all([
      updateAgentOfRun(ctx.db, held, handOver),
      deleteRunTools(ctx.db, held),
      runHost(run.host).handOver?.change(ctx, held, handOver.to.agentId),
      ctx.audit({
        act: "run.handed_over",
        ...aboutRun(held),
        facts: {
          tool_call: handOver.callId,
          from_agent: handOver.from.agentId,
          from_version: handOver.from.versionId,
          agent: handOver.to.agentId,
          agent_version: handOver.to.versionId,
        },
      }),
    ]);
    await crashPoint("hand_over.storing");
    return stored;
  },
);
