import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { keepDomains } from "./create-sso-provider.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";
import { findSsoProvider, storeSsoProvider } from "./sso-provider.repository.ts";
import type { SsoProvider } from "./sso-provider.ts";

export interface UpdateSsoProvider {
  id: string;
  body: SsoProviderBody;
}

/** Changes what the body names. The provider stays who it is: other metadata must have the same entity id. */
export const updateSsoProvider = command(
  "sso_provider.update",
  async (ctx, { id, body }: UpdateSsoProvider): Promise<SsoProvider> => {
    const known = (await findSsoProvider(ctx.db, id)) ?? fail(authErrors, "sso_provider_not_found");
    const { metadata } = body;
    if (metadata && metadata.entityId !== known.entity_id) {
      const message = `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${known.entity_id}' but got '${metadata.entityId}'`;
      fail(authErrors, "saml_entity_id_mismatch", { message });
    }
    await storeSsoProvider(ctx.db, {
      id,
      resourceId: body.resourceId ?? known.resource_id,
      isDisabled: body.isDisabled ?? known.is_disabled,
      entityId: known.entity_id,
      metadataXml: metadata?.xml ?? known.metadata_xml,
      metadataUrl: metadata ? metadata.url : known.metadata_url,
      attributeMapping: body.attributeMapping ?? known.attribute_mapping,
      nameIdFormat: body.nameIdFormat ?? known.name_id_format,
      isIdpInitiatedAllowed: body.isIdpInitiatedAllowed ?? known.is_idp_initiated_allowed,
      at: ctx.now(),
    });
    if (body.domains) await keepDomains(ctx, id, body.domains);
    const changed = Object.keys(body).filter((key) => key !== "type");
    await ctx.audit({
      act: "sso_provider.updated",
      workspaceId: installationWorkspaceId,
      target: [{ type: "sso_provider", id }],
      facts: { changed: changed.sort().join(" ") },
      ...(body.domains ? { sealed: { domains: body.domains.join(" ") } } : {}),
    });
    return (await findSsoProvider(ctx.db, id)) ?? fail(authErrors, "sso_provider_not_found");
  },
);
