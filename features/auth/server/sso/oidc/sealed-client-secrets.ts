import type { Ctx } from "#platform/server/context.ts";
import type { SealedColumn } from "#platform/server/secrets/sealed-column.ts";
import type { OidcProvider } from "../providers/sso-provider.ts";

/** Client secrets at OpenID Connect issuers, each sealed to its provider. */
export const sealedClientSecrets: SealedColumn = {
  table: "auth.oidc_providers",
  column: "sealed_client_secret",
  idColumn: "sso_provider_id",
  context: (id) => `oidc_provider/${id}`,
};

export function sealClientSecret(ctx: Ctx, providerId: string, secret: string): string {
  return ctx.services.secrets.encrypt(secret, sealedClientSecrets.context(providerId));
}

export function openClientSecret(ctx: Ctx, { id, sealed_client_secret: sealed }: OidcProvider): string {
  return ctx.services.secrets.decrypt(sealed, sealedClientSecrets.context(id));
}
