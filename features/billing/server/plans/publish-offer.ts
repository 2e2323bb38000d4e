import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { BillingOptions } from "../billing-options.ts";
import { offerAccess } from "./plan.access.ts";
import { rememberPrices, setPrices } from "./plan.repository.ts";
import { setPublicSetting } from "./setting.repository.ts";
import { offerYearlyPrices } from "./yearly-price.repository.ts";

const keySetting = "STRIPE_PUBLISHABLE_KEY";

/**
 * Publishes the present provider's public key and prices for visitors. Runs at each start, so that no key of
 * another provider or mode remains.
 */
export const publishOffer = command(
  "setting.publish_offer",
  offerAccess.publish,
  async (ctx, { billing }: { billing: BillingOptions }): Promise<void> => {
    const { provider, isLive, prices } = billing;
    const isSold = provider !== "none";
    const key = isSold ? (await billing.keys(ctx.services)).publishableKey : undefined;
    const facts = { provider, is_live: isLive };
    const workspaceId = installationWorkspaceId;
    if (await setPublicSetting(ctx.db, keySetting, key)) {
      const target = [{ type: "setting", id: keySetting }];
      await ctx.audit({ act: "setting.changed", workspaceId, target, facts });
    }
    const sold = [
      ...(await setPrices(ctx.db, isSold ? prices : {})),
      ...(await offerYearlyPrices(ctx.db, isSold ? { provider, isLive } : undefined)),
    ];
    const known = isSold ? await rememberPrices(ctx.db, { provider, isLive }, prices) : [];
    if (sold.length + known.length === 0) return;
    const target = [...new Set(sold)].map((id) => ({ type: "plan", id }));
    await ctx.audit({ act: "plan.prices_set", workspaceId, target, facts: { ...facts, prices: known } });
  },
);
