import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { ssoProviderAccess } from "../sso.access.ts";
import { assignDomains } from "./create-sso-provider.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";
import { findSsoProvider, storeSsoProvider } from "./sso-provider.repository.ts";
import type { SsoProvider } from "./sso-provider.ts";
import { storeOidcPart } from "./store-oidc-part.ts";
import { storeSamlPart } from "./store-saml-part.ts";

export interface UpdateSsoProvider {
  id: string;
  body: SsoProviderBody;
}

/** Changes the fields in the body. Entity id and issuer stay. */
export const updateSsoProvider = command(
  "sso_provider.update",
  ssoProviderAccess.update,
  async (ctx, { id, body }: UpdateSsoProvider): Promise<SsoProvider> => {
    const known = (await findSsoProvider(ctx.db, id)) ?? fail(authErrors, "sso_provider_not_found");
    if (body.type && body.type !== known.type) {
      fail(authErrors, "validation_failed", { message: `The type cannot be changed; it is '${known.type}'` });
    }
    await storeSsoProvider(ctx.db, {
      id,
      resourceId: body.resourceId ?? known.resource_id,
      isDisabled: body.isDisabled ?? known.is_disabled,
      attributeMapping: body.attributeMapping ?? known.attribute_mapping,
      at: ctx.now(),
    });
    if (known.type === "saml") await storeSamlPart(ctx, id, body, known);
    else await storeOidcPart(ctx, id, body, known);
    if (body.domains) await assignDomains(ctx, id, body.domains);
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
