import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from "@modelcontextprotocol/client";
import type { Outside } from "../outside/outside.ts";

/** What is known about a sign-in at an authorization server. It is sealed wherever it is stored. */
export interface OAuthMemory {
  /** Who the product is there. */
  client?: StoredOAuthClientInformation | undefined;
  /** Where that is. */
  discovery?: OAuthDiscoveryState | undefined;
  tokens?: StoredOAuthTokens | undefined;
  codeVerifier?: string | undefined;
  state?: string | undefined;
  /** Set when a person has to sign in. */
  authorizationUrl?: string | undefined;
  /** The rights that were asked for, and those that a server wants beyond them. */
  scope?: string | undefined;
}

export const signInPath = "/agents/connections/sign-in";
export const clientMetadataPath = "/api/v1/connections/client-metadata";

/** What authorization servers learn about this installation. */
export function clientMetadataOf({ publicUrl }: Pick<Outside, "publicUrl">) {
  return {
    client_name: "Adjutant",
    client_uri: publicUrl,
    redirect_uris: [`${publicUrl}${signInPath}`],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

/** The document that describes this installation, where authorization servers can read it. */
function clientMetadataUrlOf({ publicUrl }: Pick<Outside, "publicUrl">): string | undefined {
  const url = `${publicUrl}${clientMetadataPath}`;
  return url.startsWith("https://") ? url : undefined;
}

/** Who this installation is at authorization servers. */
export interface ClientIdentity {
  publicUrl: string;
  /** Where its description is public. Undefined: authorization servers cannot read it. */
  metadataUrl: string | undefined;
}

export function identityOf({ publicUrl }: Pick<Outside, "publicUrl">): ClientIdentity {
  return { publicUrl, metadataUrl: clientMetadataUrlOf({ publicUrl }) };
}

/** Lets the library for sign-ins read and write the memory. Nothing is stored anywhere else. */
export function providerOver(memory: OAuthMemory, identity: ClientIdentity): OAuthClientProvider {
  const clientMetadata = clientMetadataOf(identity);
  const clientMetadataUrl = identity.metadataUrl;
  return {
    redirectUrl: clientMetadata.redirect_uris[0],
    clientMetadata,
    ...(clientMetadataUrl ? { clientMetadataUrl } : {}),
    state: () => memory.state ?? "",
    clientInformation: () => memory.client,
    saveClientInformation: (client) => {
      memory.client = client;
    },
    tokens: () => memory.tokens,
    saveTokens: (tokens) => {
      memory.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      memory.authorizationUrl = url.href;
    },
    saveCodeVerifier: (codeVerifier) => {
      memory.codeVerifier = codeVerifier;
    },
    codeVerifier: () => memory.codeVerifier ?? "",
    discoveryState: () => memory.discovery,
    saveDiscoveryState: (discovery) => {
      memory.discovery = discovery;
    },
    invalidateCredentials: (what) => forget(memory, what),
  };
}

function forget(memory: OAuthMemory, what: "all" | "client" | "tokens" | "verifier" | "discovery"): void {
  if (what === "all" || what === "tokens") memory.tokens = undefined;
  if (what === "all" || what === "client") memory.client = undefined;
  if (what === "all" || what === "verifier") memory.codeVerifier = undefined;
  if (what === "all" || what === "discovery") memory.discovery = undefined;
}
