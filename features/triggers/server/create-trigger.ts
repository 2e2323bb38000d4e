import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type CreateTrigger, triggerErrors } from "../contract/index.ts";
import { emitTrigger } from "./emit-trigger.ts";
import { requireAgent } from "./require-agent.ts";
import { putSecret } from "./secret.repository.ts";
import { syncSchedule } from "./sync-schedule.ts";
import { triggerAccess } from "./trigger.access.ts";
import { insertTrigger, type TriggerRow } from "./trigger.repository.ts";
import { newSecret, sealSecret } from "./trigger-secrets.ts";
import { writtenTrigger } from "./written-trigger.ts";

/** Triggers of one person in a workspace. */
const mostTriggers = 50;

/** Creates a trigger. A webhook gets a secret, which is nowhere else in clear text. */
export const createTrigger = command(
  "trigger.create",
  triggerAccess.create,
  async (ctx, input: CreateTrigger): Promise<{ row: TriggerRow; secret: string | null }> => {
    const now = ctx.now();
    await requireAgent(ctx, input.agentId, input.agentValues);
    const id = newId(now.getTime());
    const written = writtenTrigger(input, now);
    const row = await insertTrigger(ctx.db, id, written, { now, most: mostTriggers });
    if (!row) return fail(triggerErrors, "trigger.too_many");
    const secret = row.kind === "webhook" ? newSecret() : null;
    if (secret !== null) {
      const sealed = sealSecret(ctx.services.secrets, id, secret);
      await putSecret(ctx.db, { triggerId: id, sealed, previousUntil: null });
    }
    await syncSchedule(ctx, row);
    await ctx.audit({
      act: "trigger.created",
      target: [{ type: "trigger", id }],
      facts: { kind: row.kind, agent: row.agent_id },
      sealed: { name: row.name, question: row.question },
    });
    await emitTrigger(ctx, row);
    return { row, secret };
  },
);
