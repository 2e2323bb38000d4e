import type { Ctx } from "#platform/server/context.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import { hasClosedDomain } from "./has-closed-domain.ts";
import { refuseClosedDomain } from "./refuse-closed-domain.ts";

/**
 * Refuses an address whose company has single sign-on, where the settings let nobody take one in another way. Known
 * and unknown addresses are refused alike, so that this tells nothing of either.
 */
export async function requireOpenDomain(ctx: Ctx, settings: AuthSettings, email: string): Promise<void> {
  if (await hasClosedDomain(ctx, settings, email)) refuseClosedDomain();
}
