import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { StartError } from "#platform/server/config/start-error.ts";
import type { BillingOptions } from "../billing-options.ts";
import { billingInstallationAccess } from "./billing-installation.access.ts";
import {
  countRunning,
  findInstallation,
  type Installation,
  storeInstallation,
} from "./installation.repository.ts";

type Chosen = Pick<BillingOptions, "provider" | "isLive">;

/**
 * Records the provider at a start. Throws a StartError when it changed while subscriptions of the previous
 * one run: they would silently lose access.
 */
export const recordProvider = command(
  "billing_installation.keep",
  billingInstallationAccess.keep,
  async (ctx, { billing }: { billing: Chosen }): Promise<void> => {
    const known = await findInstallation(ctx.db);
    const chosen = installationOf(billing);
    if (known && isSame(known, chosen)) return;
    const running = known ? await countRunning(ctx.db, known) : 0;
    if (known && running > 0) {
      throw new StartError(
        `Payments went through ${nameOf(known)} until now, with ${running} subscriptions that run there; the settings say ${nameOf(chosen)}.`,
        "Restore BILLING_PROVIDER and its keys, or abandon those subscriptions: npm run admin -- billing switch-provider",
      );
    }
    await storeInstallation(ctx.db, chosen);
    await ctx.audit(changeOf(known, chosen, running));
  },
);

/**
 * Switches to the configured provider. Rows of the previous one stay and are ignored. Returns a description
 * of both.
 */
export const switchProvider = command(
  "billing_installation.switch",
  billingInstallationAccess.switch,
  async (ctx, { billing }: { billing: Chosen }): Promise<{ from: string; to: string; running: number }> => {
    const known = await findInstallation(ctx.db);
    const chosen = installationOf(billing);
    const running = known && !isSame(known, chosen) ? await countRunning(ctx.db, known) : 0;
    await storeInstallation(ctx.db, chosen);
    await ctx.audit(changeOf(known, chosen, running));
    return { from: known ? nameOf(known) : "nobody", to: nameOf(chosen), running };
  },
);

function installationOf({ provider, isLive }: Chosen): Installation {
  return { provider, is_live: isLive };
}

function isSame(one: Installation, other: Installation): boolean {
  return one.provider === other.provider && one.is_live === other.is_live;
}

function nameOf({ provider, is_live: isLive }: Installation): string {
  if (provider === "none") return "nobody";
  return `${provider} (${isLive ? "real money" : "test mode"})`;
}

function changeOf(known: Installation | undefined, chosen: Installation, running: number) {
  return {
    act: "billing_installation.set" as const,
    workspaceId: installationWorkspaceId,
    target: [{ type: "billing_installation", id: "installation" }],
    facts: { from: known ? nameOf(known) : "nobody", to: nameOf(chosen), running },
    isWithoutSource: true,
  };
}
