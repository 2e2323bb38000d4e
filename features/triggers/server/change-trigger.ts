import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type ChangeTrigger, triggerErrors } from "../contract/index.ts";
import { emitTrigger } from "./emit-trigger.ts";
import { requireAgent } from "./require-agent.ts";
import { requireTrigger } from "./require-trigger.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { triggerAccess } from "./trigger.access.ts";
import { type TriggerRow, updateTrigger } from "./trigger.repository.ts";
import { startOf, writtenTrigger } from "./written-trigger.ts";

/** Changes a trigger, which stays of its kind. Throws `trigger.changed_meanwhile` and `trigger.kind_stays`. */
export const changeTrigger = command(
  "trigger.change",
  triggerAccess.change,
  async (ctx, { id, version, ...change }: ChangeTrigger & { id: string }): Promise<TriggerRow> => {
    const before = await requireTrigger(ctx, id);
    if (version !== before.version) fail(triggerErrors, "trigger.changed_meanwhile");
    if (change.start && change.start.kind !== before.kind) fail(triggerErrors, "trigger.kind_stays");
    const agentId = change.agentId === undefined ? before.agent_id : change.agentId;
    const isOther = agentId !== before.agent_id;
    const agentValues = change.agentValues ?? (isOther ? {} : before.agent_values);
    if (isOther || change.agentValues) await requireAgent(ctx, agentId, agentValues);
    const written = writtenTrigger(
      {
        name: change.name ?? before.name,
        question: change.question ?? before.question,
        agentId,
        agentValues,
        timeZone: change.timeZone ?? before.time_zone,
        overlap: change.overlap ?? before.overlap,
        isTold: change.isTold ?? before.is_told,
        start: change.start ?? startOf(before),
      },
      ctx.now(),
    );
    const row = await updateTrigger(ctx.db, before, written, ctx.now());
    await syncSchedule(ctx, row);
    await ctx.audit({
      act: "trigger.changed",
      target: [{ type: "trigger", id: row.id }],
      facts: { kind: row.kind, agent: row.agent_id, version: row.version },
      sealed: { name: row.name, question: row.question },
    });
    await emitTrigger(ctx, row);
    return row;
  },
);
