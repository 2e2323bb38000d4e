import type { Configuration, ServerMetadata } from "openid-client";
import type { JsonObject } from "#platform/contract/json.ts";
import type { FlowSecrets } from "../flow/flow-state.ts";
import { createReloadable } from "../keys/reloadable.ts";
import type { AuthorizationRequest, AuthorizationResponse } from "./identity-provider.ts";
import { secretOf } from "./our-client.ts";
import type { ProviderFetch } from "./provider-fetch.ts";

/** Lifetime of the issuer's cached metadata. */
const metadataLifetimeMs = 3_600_000;
const timeoutSeconds = 10;

export interface IssuerClientOptions {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  fetch: ProviderFetch;
}

export interface IssuerAnswer {
  /** Of the verified ID token, and of the userinfo endpoint if asked. */
  claims: JsonObject;
  accessToken: string;
  refreshToken?: string;
}

/** Our client at one issuer. Each call may throw errors of the network or the library. */
export interface IssuerClient {
  /** The issuer's discovery document. */
  metadata(): Promise<ServerMetadata>;
  /** Address for the browser, and the secrets to store until it comes back. */
  begin(request: AuthorizationRequest): Promise<{ url: string; secrets: FlowSecrets }>;
  /** Asks the userinfo endpoint only when the ID token lacks a `wanted` claim. */
  finish(response: AuthorizationResponse, wanted: readonly string[]): Promise<IssuerAnswer>;
}

/** OpenID Connect: code flow with PKCE and nonce. Verifies every ID token's signature. */
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
      // Pages navigate to this address; a script URL would run in them.
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
    // Only an operator configures an issuer without TLS, on this machine or its network.
    execute: issuer.protocol === "http:" ? [client.allowInsecureRequests] : [],
  });
  client.enableNonRepudiationChecks(config);
  return config;
}

function toJson(info: object | undefined): JsonObject {
  return info ? JSON.parse(JSON.stringify(info)) : {};
}

/** Loaded at the first sign-in, so that servers without providers do not pay for it. */
function library() {
  return import("openid-client");
}
