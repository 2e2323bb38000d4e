import type { Ctx } from "#platform/server/context.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import { hasClosedDomain } from "./has-closed-domain.ts";
import { refuseClosedDomain } from "./refuse-closed-domain.ts";

/**
 * Throws for an address whose company requires single sign-on. Known and unknown addresses are refused alike.
 */
export async function requireOpenDomain(ctx: Ctx, settings: AuthSettings, email: string): Promise<void> {
  if (await hasClosedDomain(ctx, settings, email)) refuseClosedDomain();
}
