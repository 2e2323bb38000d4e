import type { Configuration } from "openid-client";
import type { JsonObject } from "#platform/contract/json.ts";
import { createReloadable } from "../keys/reloadable.ts";
import type { ExternalProvider } from "../settings/auth-settings.ts";
import { checkOpenidToken } from "./check-openid-token.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { KnownProvider } from "./known-providers.ts";
import { clientIdsOf, secretOf } from "./our-client.ts";
import { profileOfClaims } from "./profile-of-claims.ts";
import { providerFetch } from "./provider-fetch.ts";

/** For so long the provider's addresses hold. */
const metadataLifetimeMs = 3_600_000;
const timeoutSeconds = 10;

/** A provider of OpenID Connect: code flow with PKCE and nonce, and every ID token's signature is checked. */
export function openidProvider(
  external: ExternalProvider,
  known: KnownProvider,
  issuerUrl: string,
): IdentityProvider {
  const clientIds = clientIdsOf(external);
  const fetch = providerFetch(issuerUrl);
  const configuration = createReloadable(() => discover(external, issuerUrl, fetch));
  const current = () => configuration.get(metadataLifetimeMs);

  return {
    clientIds,
    async begin({ state, redirectUri, scopes, params }) {
      const client = await library();
      const verifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(await current(), {
        ...params,
        ...known.params,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: [...new Set([...known.scopes, ...scopes])].join(" "),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, secrets: { verifier, nonce } };
    },
    async finish({ state, redirectUri, params, secrets: { verifier = "", nonce = "" } }) {
      const client = await library();
      const config = await current();
      const url = new URL(redirectUri);
      url.search = params.toString();
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = toJson(tokens.claims());
      const hasMore = claims.email === undefined && config.serverMetadata().userinfo_endpoint;
      const more = hasMore
        ? await client.fetchUserInfo(config, tokens.access_token, String(claims.sub))
        : undefined;
      return {
        profile: profileOfClaims(external.name, { ...toJson(more), ...claims }, known),
        secrets: {
          providerToken: tokens.access_token,
          ...(tokens.refresh_token ? { providerRefreshToken: tokens.refresh_token } : {}),
        },
      };
    },
    checkIdToken: async (token) =>
      checkOpenidToken(token, { metadata: (await current()).serverMetadata(), external, known, fetch }),
  };
}

async function discover(
  external: ExternalProvider,
  issuerUrl: string,
  fetch: ReturnType<typeof providerFetch>,
): Promise<Configuration> {
  const client = await library();
  const issuer = new URL(issuerUrl);
  const config = await client.discovery(
    issuer,
    clientIdsOf(external)[0] ?? "",
    undefined,
    secretOf(client, external),
    {
      [client.customFetch]: fetch,
      timeout: timeoutSeconds,
      // An issuer that was configured without TLS is one of this machine or its network.
      execute: issuer.protocol === "http:" ? [client.allowInsecureRequests] : [],
    },
  );
  client.enableNonRepudiationChecks(config);
  return config;
}

function toJson(info: object | undefined): JsonObject {
  return info ? JSON.parse(JSON.stringify(info)) : {};
}

/** Loaded with the first sign-in: a server without providers does not pay for it. */
function library() {
  return import("openid-client");
}
