import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../../errors.ts";
import { ssoProviderAccess } from "../sso.access.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";
import { findSsoProvider, storeSsoDomains, storeSsoProvider } from "./sso-provider.repository.ts";
import { nameOf, type SsoProvider } from "./sso-provider.ts";
import { storeOidcPart } from "./store-oidc-part.ts";
import { storeSamlPart } from "./store-saml-part.ts";

/** Registers a company's identity provider. */
export const createSsoProvider = command(
  "sso_provider.create",
  ssoProviderAccess.create,
  async (ctx, body: SsoProviderBody): Promise<SsoProvider> => {
    if (body.type !== "saml" && body.type !== "oidc") {
      fail(authErrors, "validation_failed", {
        message: "Only 'saml' and 'oidc' supported for SSO provider type",
      });
    }
    const id = newId();
    await storeSsoProvider(ctx.db, {
      id,
      resourceId: body.resourceId ?? null,
      isDisabled: body.isDisabled ?? false,
      attributeMapping: body.attributeMapping ?? {},
      at: ctx.now(),
    });
    await (body.type === "saml" ? storeSamlPart : storeOidcPart)(ctx, id, body);
    await assignDomains(ctx, id, body.domains ?? []);
    const provider = (await findSsoProvider(ctx.db, id)) ?? fail(authErrors, "sso_provider_not_found");
    await ctx.audit({
      act: "sso_provider.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id }],
      facts: { type: body.type },
      sealed: { name: nameOf(provider), domains: provider.domains.join(" ") },
    });
    return provider;
  },
);

/** Assigns `domains` to the provider. Throws when one belongs to another provider. */
export async function assignDomains(ctx: Ctx, id: string, domains: string[]): Promise<void> {
  const taken = await storeSsoDomains(ctx.db, id, domains, ctx.now());
  if (!taken) return;
  const message = `SSO Domain '${taken.domain}' is already assigned to an SSO identity provider (${taken.sso_provider_id})`;
  fail(authErrors, "sso_domain_already_exists", { message });
}
