import { runAgents } from "#features/runs/server/index.ts";
import { mayCall } from "#platform/server/access/abilities.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { slotsOf } from "#platform/server/jobs/schedules/slots.ts";
import { publicUrlOf } from "#platform/server/public-url.ts";
import type { Firing, Trigger } from "../contract/index.ts";
import { listLastFirings, type ShownFiring } from "./firing.repository.ts";
import { listOldSecrets } from "./secret.repository.ts";
import { triggerAccess } from "./trigger.access.ts";
import type { TriggerRow } from "./trigger.repository.ts";
import { webhookPath } from "./webhooks/webhook-path.ts";
import { startOf } from "./written-trigger.ts";

export async function presentTriggers(ctx: Ctx, rows: readonly TriggerRow[]): Promise<Trigger[]> {
  const ids = rows.map(({ id }) => id);
  const { last, old } = await query(ctx, async ({ db }) => ({
    last: new Map((await listLastFirings(db, ids)).map((firing) => [firing.trigger_id, firing])),
    old: new Map((await listOldSecrets(db, ids)).map((secret) => [secret.trigger_id, secret.previous_until])),
  }));
  const names = await namesOfAgents(ctx, rows);
  const now = ctx.now();
  return rows.map((row) => {
    const firing = last.get(row.id);
    const oldUntil = old.get(row.id);
    return {
      ...{
        id: row.id,
        name: row.name,
        question: row.question,
        timeZone: row.time_zone,
        overlap: row.overlap,
      },
      agent: row.agent_id ? { id: row.agent_id, name: names.get(row.agent_id) ?? null } : null,
      agentValues: row.agent_values,
      start: startOf(row),
      isTold: row.is_told,
      status: statusOf(row),
      pausedBecause: row.paused_because,
      nextAt: row.paused_at ? null : nextSlotOf(row, now),
      address: row.kind === "webhook" ? `${publicUrlOf(ctx.services)}${webhookPath}/${row.id}` : null,
      oldSecretUntil: oldUntil && oldUntil > now ? oldUntil.toISOString() : null,
      lastFiring: firing ? presentFiring(firing) : null,
      version: row.version,
      createdAt: row.created_at.toISOString(),
      // Who sees a trigger made it, and may have become a guest since.
      abilities: {
        change: mayCall(ctx, triggerAccess.change),
        delete: mayCall(ctx, triggerAccess.delete),
        run: mayCall(ctx, triggerAccess.fire),
      },
    };
  });
}

export async function presentTrigger(ctx: Ctx, row: TriggerRow): Promise<Trigger> {
  const [trigger] = await presentTriggers(ctx, [row]);
  if (!trigger) throw new Error("The trigger was not presented.");
  return trigger;
}

export function presentFiring(row: ShownFiring): Firing {
  const { id, cause, due_at, fired_at, outcome, reason_code, reason, run_id, run_status, run_error } = row;
  return {
    ...{ id, cause, outcome, dueAt: due_at.toISOString(), firedAt: fired_at.toISOString() },
    reason: reason_code !== null && reason !== null ? { code: reason_code, message: reason } : null,
    conversationId: row.has_conversation ? row.conversation_id : null,
    run: run_id !== null && run_status !== null ? { id: run_id, status: run_status, error: run_error } : null,
  };
}

export function statusOf({ paused_because }: Pick<TriggerRow, "paused_because">): Trigger["status"] {
  if (paused_because === null) return "active";
  return paused_because === "chosen" ? "paused" : "stopped";
}

export function nextSlotOf(
  { cron, time_zone }: Pick<TriggerRow, "cron" | "time_zone">,
  now: Date,
): string | null {
  return cron === null ? null : (slotsOf(cron, time_zone).after(now)?.toISOString() ?? null);
}

async function namesOfAgents(ctx: Ctx, rows: readonly TriggerRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ agent_id }) => agent_id ?? []))];
  const agents = runAgents(ctx.services);
  if (ids.length === 0 || !agents) return new Map();
  const described = await agents.describe(ctx, ids);
  return new Map([...described].map(([id, { name }]) => [id, name]));
}
