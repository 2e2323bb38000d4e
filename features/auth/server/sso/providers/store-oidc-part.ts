import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../../errors.ts";
import { refuseInput } from "../../refuse-input.ts";
import { sealClientSecret } from "../oidc/sealed-client-secrets.ts";
import type { SsoProviderBody } from "./read-sso-provider-body.ts";
import { refuseFields } from "./refuse-fields.ts";
import { findSsoProviderByClient, lockProviderName, storeOidcProvider } from "./sso-provider.repository.ts";
import type { OidcProvider } from "./sso-provider.ts";

const usualScopes = ["email", "profile"];

/** Stores the OpenID Connect fields over those of `known`. The issuer cannot change. */
export async function storeOidcPart(
  ctx: Ctx,
  id: string,
  body: SsoProviderBody,
  known?: OidcProvider,
): Promise<void> {
  refuseFields(body, "saml");
  const issuer = body.issuer ?? known?.issuer;
  const clientId = body.clientId ?? known?.client_id;
  const sealedClientSecret = body.clientSecret
    ? sealClientSecret(ctx, id, body.clientSecret)
    : known?.sealed_client_secret;
  if (!issuer || !clientId || !sealedClientSecret) {
    return refuseInput("issuer, client_id and client_secret must be set");
  }
  if (known && issuer !== known.issuer) refuseInput(`The issuer cannot be changed; it is '${known.issuer}'`);
  await lockProviderName(ctx.db, `${issuer} ${clientId}`);
  const holder = await findSsoProviderByClient(ctx.db, issuer, clientId);
  if (holder && holder.id !== id) {
    const message = `An SSO provider with this issuer and client_id already exists (${holder.id})`;
    fail(authErrors, "conflict", { message });
  }
  const asked = body.scopes ?? known?.scopes.split(" ") ?? usualScopes;
  const scopes = [...new Set(["openid", ...asked])].join(" ");
  await storeOidcProvider(ctx.db, { id, issuer, clientId, sealedClientSecret, scopes });
}
