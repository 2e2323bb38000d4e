import { openVisitor } from "#features/auth/server/index.ts";
import { putOverride } from "#features/entitlements/server/index.ts";
import { mayCost } from "#features/models/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { demoErrors } from "../contract/index.ts";
import { type DemoRow, insertDemo, lockBeginning } from "./demo.repository.ts";
import { deleteDaysBefore, takeFromDay } from "./demo-day.repository.ts";
import { hashDemoToken, makeDemoToken } from "./demo-token.ts";
import { requirePlace } from "./require-place.ts";

/** How long a demo lasts. */
export const demoMs = 3_600_000;

const microsPerCent = 10_000;
/** What one demo sets aside at most: enough for a few answers of a dear model, which are reckoned at their longest. */
const mostOfOneDemo = 50 * microsPerCent;
const dayMs = 86_400_000;

/**
 * Makes a visitor with a workspace, the limits of both, and the token that opens them; acts as the system. Throws with
 * the seconds to wait when all places are taken or the models' budget of the day is.
 */
export const beginDemo = command(
  "demo.begin",
  async (ctx, settings: DemoSettings): Promise<DemoRow & { token: string }> => {
    await lockBeginning(ctx.db);
    const { places, ...budget } = await setAside(ctx, settings);
    const origin = originOf(ctx);
    await requirePlace(ctx, { settings, places, origin });
    const { id: userId } = await openVisitor(ctx, undefined);
    const at = ctx.now();
    const token = makeDemoToken();
    const demo = { userId, endsAt: new Date(at.getTime() + demoMs), ...budget };
    await insertDemo(ctx.db, { ...demo, tokenHash: hashDemoToken(token), origin, at });
    await ctx.audit({
      act: "demo.begun",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { messages: settings.messages, budget_micros: budget.budgetMicros },
    });
    await limit(ctx, userId, "messages", settings.messages);
    await limit(ctx, userId, "model_cost", budget.budgetMicros);
    return { ...demo, token };
  },
);

/** What stands for the address that asks: the demo keeps that while it lasts, and nobody keeps the address. */
function originOf({ source, services }: Ctx): string | undefined {
  return source.ip === undefined ? undefined : services.secrets.digest(addressKey(source.ip), "demo.origin");
}

/**
 * What one demo may cost, and how many places there are with that. Nothing where no model costs anything: what it then
 * has, free models and the built-in assistant, needs no money.
 */
async function setAside(ctx: Ctx, { modelBudgetCents, atOnce }: DemoSettings) {
  const now = ctx.now();
  const budgetDay = now.toISOString().slice(0, 10);
  if (!(await mayCost(ctx))) return { budgetDay, budgetMicros: 0, places: atOnce };
  const ofDay = modelBudgetCents * microsPerCent;
  // Demos of the day before may still give something back.
  await deleteDaysBefore(ctx.db, new Date(now.getTime() - dayMs).toISOString().slice(0, 10));
  const budgetMicros = Math.min(mostOfOneDemo, ofDay);
  if (budgetMicros > 0 && (await takeFromDay(ctx.db, budgetDay, budgetMicros, ofDay))) {
    return { budgetDay, budgetMicros, places: Math.min(atOnce, Math.floor(ofDay / budgetMicros)) };
  }
  const retryAfterSeconds = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
  return fail(demoErrors, "demo.budget_used", {
    message: `What models may cost in demos is used up for today. Try again in ${Math.ceil(retryAfterSeconds / 3600)} h.`,
    details: { retryAfterSeconds },
  });
}

async function limit(ctx: Ctx, workspaceId: string, entitlement: "messages" | "model_cost", value: number) {
  const override = {
    ...{ isRemoved: false, valueBoolean: null, valueLimit: value, endsAt: null },
    reason: "Demo",
  };
  await putOverride(ctx, { workspaceId, entitlement, override, adminId: null });
}
