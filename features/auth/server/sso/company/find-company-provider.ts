import { domainToASCII } from "node:url";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import { findSsoProviderByDomain } from "../providers/sso-provider.repository.ts";
import type { SsoProvider } from "../providers/sso-provider.ts";
import { ssoProviderAccess } from "../sso.access.ts";

/** The single sign-on provider of the domain; undefined where there is none or it is disabled. */
export async function findCompanyProvider(
  ctx: Ctx,
  { isSamlEnabled, isSsoOidcEnabled }: AuthSettings,
  domain: string,
): Promise<SsoProvider | undefined> {
  if (!isSamlEnabled && !isSsoOidcEnabled) return undefined;
  const provider = await query(ctx, ssoProviderAccess.find_by_domain, ({ db }) =>
    findSsoProviderByDomain(db, domainToASCII(domain.trim())),
  );
  if (!provider || provider.is_disabled) return undefined;
  const isOn = provider.type === "saml" ? isSamlEnabled : isSsoOidcEnabled;
  return isOn ? provider : undefined;
}
