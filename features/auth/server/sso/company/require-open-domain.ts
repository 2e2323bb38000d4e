import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import { domainOf } from "../providers/domain.ts";
import { findCompanyProvider } from "./find-company-provider.ts";

/**
 * Refuses an address whose company has single sign-on, where the settings let nobody take one in another way. Known
 * and unknown addresses are refused alike, so that this tells nothing of either.
 */
export async function requireOpenDomain(ctx: Ctx, settings: AuthSettings, email: string): Promise<void> {
  if (!settings.isSsoRequired) return;
  if (!(await findCompanyProvider(ctx, settings, domainOf(email)))) return;
  fail(authErrors, "user_sso_managed", { message: "Your company signs in with single sign-on." });
}
