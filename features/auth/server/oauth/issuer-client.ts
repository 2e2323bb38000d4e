import type { Configuration, ServerMetadata } from "openid-client";
import type { JsonObject } from "#platform/contract/json.ts";
import type { FlowSecrets } from "../flow/flow-state.ts";
import { createReloadable } from "../keys/reloadable.ts";
import type { AuthorizationRequest, AuthorizationResponse } from "./identity-provider.ts";
import { secretOf } from "./our-client.ts";
import type { ProviderFetch } from "./provider-fetch.ts";

/** For so long the issuer's addresses hold. */
const metadataLifetimeMs = 3_600_000;
const timeoutSeconds = 10;

export interface IssuerClientOptions {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  fetch: ProviderFetch;
}

export interface IssuerAnswer {
  /** Of the checked ID token, and of the issuer's page about the person where that was asked. */
  claims: JsonObject;
  accessToken: string;
  refreshToken?: string;
}

/** Ourselves as a client of one issuer. Each call may throw what the network or the library throws. */
export interface IssuerClient {
  /** What the issuer publishes about itself. */
  metadata(): Promise<ServerMetadata>;
  /** Address for the browser, and what is kept until it comes back. */
  begin(request: AuthorizationRequest): Promise<{ url: string; secrets: FlowSecrets }>;
  /** Asks the issuer's page about the person only when one of the `wanted` claims is not in the ID token. */
  finish(response: AuthorizationResponse, wanted: readonly string[]): Promise<IssuerAnswer>;
}

/** OpenID Connect: code flow with PKCE and nonce, and every ID token's signature is checked. */
export function issuerClient(options: IssuerClientOptions): IssuerClient {
  const configuration = createReloadable(() => discover(options));
  const current = () => configuration.get(metadataLifetimeMs);

  return {
    metadata: async () => (await current()).serverMetadata(),
    async begin({ state, redirectUri, scopes, params }) {
      const client = await library();
      const verifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(await current(), {
        ...params,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: scopes.join(" "),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      // Pages go where this leads; an address that is a script would run in them.
      if (!/^https?:$/.test(url.protocol)) throw new TypeError("The issuer's page is not on the web");
      return { url: url.href, secrets: { verifier, nonce } };
    },
    async finish({ state, redirectUri, params, secrets: { verifier = "", nonce = "" } }, wanted) {
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
      const isShort = wanted.some((name) => claims[name] === undefined);
      const more =
        isShort && config.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(config, tokens.access_token, String(claims.sub))
          : undefined;
      return {
        claims: { ...toJson(more), ...claims },
        accessToken: tokens.access_token,
        ...(tokens.refresh_token ? { refreshToken: tokens.refresh_token } : {}),
      };
    },
  };
}

async function discover({
  issuerUrl,
  clientId,
  clientSecret,
  fetch,
}: IssuerClientOptions): Promise<Configuration> {
  const client = await library();
  const issuer = new URL(issuerUrl);
  const config = await client.discovery(issuer, clientId, undefined, secretOf(client, clientSecret), {
    [client.customFetch]: fetch,
    timeout: timeoutSeconds,
    // An issuer that was configured without TLS is one of this machine or its network.
    execute: issuer.protocol === "http:" ? [client.allowInsecureRequests] : [],
  });
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
