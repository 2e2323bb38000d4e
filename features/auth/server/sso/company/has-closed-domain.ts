import type { Ctx } from "#platform/server/context.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import { domainOf } from "../providers/domain-of.ts";
import { findCompanyProvider } from "./find-company-provider.ts";

/** Whether the address belongs to a domain whose single sign-on the settings require. */
export async function hasClosedDomain(ctx: Ctx, settings: AuthSettings, email: string): Promise<boolean> {
  if (!settings.isSsoRequired) return false;
  return (await findCompanyProvider(ctx, settings, domainOf(email))) !== undefined;
}
