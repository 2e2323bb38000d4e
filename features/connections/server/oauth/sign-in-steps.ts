import { randomBytes } from "node:crypto";
import type { OutsideFetch } from "../outside/outside.ts";
import { type ClientIdentity, type OAuthMemory, providerOver } from "./oauth-memory.ts";

export interface SignInTarget {
  /** The server that wants the sign-in. */
  address: string;
  identity: ClientIdentity;
  fetch: OutsideFetch;
}

/** A person has to sign in. `scope`: the rights that the server asks for. */
export class SignInNeededError extends Error {
  override readonly name = "SignInNeededError";
  readonly scope: string | undefined;

  constructor(scope?: string) {
    super("Somebody has to sign in.");
    this.scope = scope;
  }
}

/**
 * Finds the authorization server, registers there if needed, and returns the address to send a person to.
 * `memory` then holds what ends the sign-in.
 */
export async function beginAuthorization(target: SignInTarget, memory: OAuthMemory): Promise<string> {
  const { auth } = await import("@modelcontextprotocol/client");
  const { fetch: fetchFn, address: serverUrl } = target;
  const challenge = await askForChallenge(target);
  const scope = joinedScopes(challenge.scope, memory.tokens?.scope, memory.scope);
  memory.scope = scope;
  memory.state = randomBytes(32).toString("base64url");
  memory.authorizationUrl = undefined;
  memory.discovery = undefined;
  await auth(providerOver(memory, target.identity), {
    ...{ serverUrl, fetchFn, forceReauthorization: true },
    ...(challenge.resourceMetadataUrl ? { resourceMetadataUrl: challenge.resourceMetadataUrl } : {}),
    ...(scope ? { scope } : {}),
  });
  if (!memory.authorizationUrl) throw new Error("The authorization server has no page to sign in.");
  return memory.authorizationUrl;
}

/** Exchanges what came back for tokens. Checks who sent it. */
export async function finishAuthorization(
  target: SignInTarget,
  memory: OAuthMemory,
  { code, iss }: { code: string; iss: string | undefined },
): Promise<void> {
  const { auth } = await import("@modelcontextprotocol/client");
  await auth(providerOver(memory, target.identity), {
    ...{ serverUrl: target.address, fetchFn: target.fetch, authorizationCode: code },
    ...(iss === undefined ? {} : { iss }),
  });
}

/** Renews the tokens of `memory`. Throws SignInNeededError when only a person can. */
export async function renewTokens({ fetch }: SignInTarget, memory: OAuthMemory): Promise<void> {
  const { refreshAuthorization, OAuthError } = await import("@modelcontextprotocol/client");
  const { discovery, client, tokens } = memory;
  if (!tokens?.refresh_token || !discovery || !client) throw new SignInNeededError();
  const { authorizationServerUrl, authorizationServerMetadata: metadata, resourceMetadata } = discovery;
  try {
    const renewed = await refreshAuthorization(authorizationServerUrl, {
      ...{ clientInformation: client, refreshToken: tokens.refresh_token, fetchFn: fetch },
      ...(metadata ? { metadata } : {}),
      ...(resourceMetadata ? { resource: resourceMetadata.resource } : {}),
    });
    memory.tokens = { ...tokens, ...renewed };
  } catch (error) {
    if (OAuthError.isInstance(error) && endsSignIn.includes(error.code)) throw new SignInNeededError();
    throw error;
  }
}

/** After these the same request would never succeed. Everything else may pass. */
const endsSignIn: readonly string[] = [
  "invalid_grant",
  "invalid_client",
  "unauthorized_client",
  "invalid_scope",
];

/** What the server says to somebody without a token. */
async function askForChallenge({ address, fetch }: SignInTarget) {
  const { extractWWWAuthenticateParams } = await import("@modelcontextprotocol/client");
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(ping),
  });
  await response.body?.cancel();
  return response.status === 401 ? extractWWWAuthenticateParams(response) : {};
}

const ping = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "adjutant", version: "1" },
  },
};

/** A sign-in for further rights keeps those that there are. */
export function joinedScopes(...scopes: (string | undefined)[]): string {
  return [...new Set(scopes.flatMap((scope) => scope?.split(" ") ?? []).filter(Boolean))].join(" ");
}
