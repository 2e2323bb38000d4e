import { beginForTrigger } from "#features/chat/server/index.ts";
import type { RunTrigger } from "#features/runs/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { triggerErrors } from "../../contract/index.ts";
import { emitTrigger } from "../emit-trigger.ts";
import { type FiringRow, findFiring, hasActiveRun, insertFiring } from "../firing.repository.ts";
import { requireTrigger } from "../require-trigger.ts";
import { triggerAccess } from "../trigger.access.ts";
import type { TriggerRow } from "../trigger.repository.ts";
import { firingRow, type Reason } from "./reason.ts";

/**
 * Fires a trigger in the name of its person: the firing, the conversation and its run are one transaction.
 * Idempotent by the key of the reason. Undefined when the trigger is paused. Throws what refuses the run.
 */
export const startFiring = command(
  "trigger.fire",
  triggerAccess.fire,
  async (ctx, { id, ...reason }: Reason & { id: string }): Promise<FiringRow | undefined> => {
    const trigger = await requireTrigger(ctx, id);
    const known = await findFiring(ctx.db, trigger, reason.key);
    if (known && !mayBeSentAgain(known, reason)) return known;
    const isByHand = reason.cause === "by_hand";
    if (trigger.paused_at && !isByHand) return undefined;
    if (trigger.paused_because === "admin") fail(triggerErrors, "trigger.stopped_by_admin");
    const isSkipped = !isByHand && trigger.overlap === "skip" && (await hasActiveRun(ctx.db, trigger));
    const at = ctx.now();
    const firingId = newId(at.getTime());
    const result = isSkipped ? stillRunning : await begin(ctx, trigger, reason);
    const firing = await insertFiring(ctx.db, firingRow(trigger, reason, { ...result, id: firingId, at }));
    // The trigger is locked, so nobody else has stored one meanwhile.
    if (!firing) throw new Error("The firing was not stored.");
    await ctx.audit({
      act: isSkipped ? "trigger.skipped" : "trigger.fired",
      target: [{ type: "trigger", id }],
      facts: { cause: reason.cause, due: reason.dueAt.toISOString() },
      ...(firing.run_id ? { runId: firing.run_id } : {}),
      ...(firing.conversation_id ? { conversationId: firing.conversation_id } : {}),
    });
    await emitTrigger(ctx, trigger);
    return firing;
  },
);

/** What refused a delivery may have passed, such as a limit or an agent that was gone. It started nothing. */
function mayBeSentAgain({ cause, outcome, body_hash }: FiringRow, { bodyHash }: Reason): boolean {
  return cause === "delivery" && outcome === "refused" && body_hash === bodyHash;
}

const stillRunning = {
  outcome: "skipped" as const,
  code: "trigger.still_running",
  message: triggerErrors["trigger.still_running"][1],
};

async function begin(ctx: Ctx, trigger: TriggerRow, { cause, materials = [] }: Reason) {
  const { id, kind, name, question, agent_id, agent_values, time_zone, is_told } = trigger;
  const { conversation, run } = await beginForTrigger(ctx, {
    ...{ title: name, text: question, materials, timeZone: time_zone },
    ...(agent_id ? { agentId: agent_id, agentValues: agent_values } : {}),
    // Whoever fires by hand is there to see it.
    isBackground: is_told && cause !== "by_hand",
    trigger: { kind, id } satisfies RunTrigger,
  });
  return { outcome: "started" as const, conversationId: conversation.id, runId: run.id };
}
