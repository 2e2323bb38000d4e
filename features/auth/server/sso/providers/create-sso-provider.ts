import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../../errors.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";
import {
  findSsoProvider,
  findSsoProviderByEntityId,
  storeSsoDomains,
  storeSsoProvider,
} from "./sso-provider.repository.ts";
import type { SsoProvider } from "./sso-provider.ts";

/** Registers the identity provider of a company. */
export const createSsoProvider = command(
  "sso_provider.create",
  async (ctx, body: SsoProviderBody): Promise<SsoProvider> => {
    if (body.type !== "saml") refuse("Only 'saml' supported for SSO provider type");
    const { metadata } = body;
    if (!metadata) return refuse("Either metadata_xml or metadata_url must be set");
    if (await findSsoProviderByEntityId(ctx.db, metadata.entityId)) {
      const message = `SAML Identity Provider (IdP) with this EntityID (${metadata.entityId}) already exists`;
      fail(authErrors, "saml_idp_already_exists", { message });
    }
    const id = newId();
    await storeSsoProvider(ctx.db, {
      id,
      resourceId: body.resourceId ?? null,
      isDisabled: body.isDisabled ?? false,
      entityId: metadata.entityId,
      metadataXml: metadata.xml,
      metadataUrl: metadata.url,
      attributeMapping: body.attributeMapping ?? {},
      nameIdFormat: body.nameIdFormat ?? null,
      isIdpInitiatedAllowed: body.isIdpInitiatedAllowed ?? true,
      at: ctx.now(),
    });
    await keepDomains(ctx, id, body.domains ?? []);
    await ctx.audit({
      act: "sso_provider.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id }],
      sealed: { entityId: metadata.entityId, domains: (body.domains ?? []).join(" ") },
    });
    return (await findSsoProvider(ctx.db, id)) ?? fail(authErrors, "sso_provider_not_found");
  },
);

/** Makes `domains` those of the provider; throws when one belongs to another. */
export async function keepDomains(ctx: Ctx, id: string, domains: string[]): Promise<void> {
  const taken = await storeSsoDomains(ctx.db, id, domains, ctx.now());
  if (!taken) return;
  const message = `SSO Domain '${taken.domain}' is already assigned to an SSO identity provider (${taken.sso_provider_id})`;
  fail(authErrors, "sso_domain_already_exists", { message });
}

function refuse(message: string): never {
  return fail(authErrors, "validation_failed", { message });
}
