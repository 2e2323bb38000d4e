import { originKey } from "#platform/server/guarded-fetch/check-url.ts";
import type { ExternalProvider } from "../settings/auth-settings.ts";
import { checkOpenidToken } from "./check-openid-token.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { issuerClient } from "./issuer-client.ts";
import type { KnownProvider } from "./known-providers.ts";
import { clientIdsOf } from "./our-client.ts";
import { profileOfClaims } from "./profile-of-claims.ts";
import { providerFetch } from "./provider-fetch.ts";

/** An OpenID Connect provider from the settings. The host of its issuer may be on a private network. */
export function openidProvider(
  external: ExternalProvider,
  known: KnownProvider,
  issuerUrl: string,
): IdentityProvider {
  const clientIds = clientIdsOf(external);
  const fetch = providerFetch([originKey(new URL(issuerUrl))]);
  const { clientSecret } = external;
  const client = issuerClient({ issuerUrl, clientId: clientIds[0] ?? "", clientSecret, fetch });

  return {
    clientIds,
    begin: (request) =>
      client.begin({
        ...request,
        params: { ...request.params, ...known.params },
        scopes: [...new Set([...known.scopes, ...request.scopes])],
      }),
    async finish(response) {
      const { claims, accessToken, refreshToken } = await client.finish(response, ["email"]);
      return {
        profile: profileOfClaims(external.name, claims, known),
        secrets: {
          providerToken: accessToken,
          ...(refreshToken ? { providerRefreshToken: refreshToken } : {}),
        },
      };
    },
    checkIdToken: async (token) =>
      checkOpenidToken(token, { metadata: await client.metadata(), external, known, fetch }),
  };
}
