import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";
import { refuseFields } from "./refuse-fields.ts";
import { findSsoProviderByEntityId, lockProviderName, storeSamlProvider } from "./sso-provider.repository.ts";
import type { SamlProvider } from "./sso-provider.ts";

/** Stores the SAML fields over those of `known`. The entity id cannot change. */
export async function storeSamlPart(
  ctx: Ctx,
  id: string,
  body: SsoProviderBody,
  known?: SamlProvider,
): Promise<void> {
  refuseFields(body, "oidc");
  const { metadata } = body;
  const entityId = known?.entity_id ?? metadata?.entityId;
  if (!entityId) {
    return fail(authErrors, "validation_failed", {
      message: "Either metadata_xml or metadata_url must be set",
    });
  }
  if (metadata && metadata.entityId !== entityId) {
    const message = `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${entityId}' but got '${metadata.entityId}'`;
    fail(authErrors, "saml_entity_id_mismatch", { message });
  }
  if (!known) await lockProviderName(ctx.db, entityId);
  if (!known && (await findSsoProviderByEntityId(ctx.db, entityId))) {
    const message = `SAML Identity Provider (IdP) with this EntityID (${entityId}) already exists`;
    fail(authErrors, "saml_idp_already_exists", { message });
  }
  await storeSamlProvider(ctx.db, {
    id,
    entityId,
    metadataXml: metadata?.xml ?? known?.metadata_xml ?? "",
    metadataUrl: metadata ? metadata.url : (known?.metadata_url ?? null),
    nameIdFormat: body.nameIdFormat ?? known?.name_id_format ?? null,
    isIdpInitiatedAllowed: body.isIdpInitiatedAllowed ?? known?.is_idp_initiated_allowed ?? false,
  });
}
