import { openVisitor } from "#features/auth/server/index.ts";
import { setOverride } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import type { DemoSettings } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { demoAccess } from "./demo.access.ts";
import { type DemoRow, insertDemo, lockBeginning } from "./demo.repository.ts";
import { readDemoBudget, setAside } from "./demo-budget.ts";
import { hashDemoToken, makeDemoToken } from "./demo-token.ts";
import { requireDemoCapacity, requireTurn } from "./require-demo-capacity.ts";

/** Duration of a demo. */
export const demoMs = 3_600_000;

/**
 * Creates a visitor with a workspace, its limits and an access token. Acts as the system. Throws with the
 * seconds to wait when all places are taken, when the day's model budget is used up, or when the caller's
 * address has used its share of either.
 */
export const beginDemo = command(
  "demo.begin",
  demoAccess.begin,
  async (ctx, settings: DemoSettings): Promise<DemoRow & { token: string }> => {
    await lockBeginning(ctx.db);
    const money = await readDemoBudget(ctx, settings);
    const { places, budgetDay, budgetMicros } = money;
    const origin = originOf(ctx);
    await requireDemoCapacity(ctx, { settings, places, origin });
    await setAside(ctx, money, origin);
    await requireTurn(ctx, settings);
    const { id: userId } = await openVisitor(ctx, undefined);
    const at = ctx.now();
    const token = makeDemoToken();
    const demo = { userId, endsAt: new Date(at.getTime() + demoMs), budgetDay, budgetMicros, origin };
    await insertDemo(ctx.db, { ...demo, tokenHash: hashDemoToken(token), at });
    await ctx.audit({
      act: "demo.begun",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { messages: settings.messages, budget_micros: budgetMicros },
    });
    await limit(ctx, userId, "messages", settings.messages);
    await limit(ctx, userId, "model_cost", budgetMicros);
    return { ...demo, token };
  },
);

/**
 * A digest of the caller's address. The demo keeps it while it lasts, the address's share of the budget until
 * tomorrow. The address itself is not stored.
 */
function originOf({ source, services }: Ctx): string | undefined {
  return source.ip === undefined ? undefined : services.secrets.digest(addressKey(source.ip), "demo.origin");
}

async function limit(ctx: Ctx, workspaceId: string, entitlement: "messages" | "model_cost", value: number) {
  const override = {
    ...{ isRemoved: false, valueBoolean: null, valueLimit: value, endsAt: null },
    reason: "Demo",
  };
  await setOverride(ctx, { workspaceId, entitlement, override });
}
