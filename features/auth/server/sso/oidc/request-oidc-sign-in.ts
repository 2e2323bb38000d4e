import { randomUUID } from "node:crypto";
import type { Ctx } from "#platform/server/context.ts";
import type { CodeChallenge } from "../../flow/code-challenge.ts";
import { sealFlowSecrets } from "../../flow/sealed-flow-secrets.ts";
import { providerFailure } from "../../oauth/provider-failure.ts";
import type { AuthServiceOptions } from "../../service/endpoint.ts";
import type { OidcProvider } from "../providers/sso-provider.ts";
import { beginOidcSignIn } from "./begin-oidc-sign-in.ts";
import { oidcCallbackAddress } from "./oidc-callback-address.ts";
import { oidcClientOf } from "./oidc-client-of.ts";

export interface RequestOidcSignIn {
  service: AuthServiceOptions;
  provider: OidcProvider;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  /** Hash of the cookie of the browser in which it must end. */
  browserHash?: string | undefined;
}

/** Returns the issuer's address with a single-use state. Uses the network: call it outside a transaction. */
export async function requestOidcSignIn(
  ctx: Ctx,
  { service, provider, redirectTo, challenge, browserHash }: RequestOidcSignIn,
): Promise<string> {
  // Fully random, unlike other ids: only this browser and the issuer know it.
  const id = randomUUID();
  const { url, secrets } = await oidcClientOf(ctx, service.settings, provider)
    .begin({
      state: id,
      redirectUri: oidcCallbackAddress(service, provider.issuer),
      scopes: provider.scopes.split(" "),
      params: {},
    })
    .catch((error: unknown) => {
      throw providerFailure(ctx, `sso:${provider.id}`, error, "The identity provider could not be reached");
    });
  const sealedSecrets = sealFlowSecrets(ctx, id, { ...secrets, ...(browserHash ? { browserHash } : {}) });
  await beginOidcSignIn(ctx, { id, providerId: provider.id, sealedSecrets, redirectTo, challenge });
  return url;
}
