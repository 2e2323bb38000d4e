import type { FlowSecrets } from "../flow/flow-state.ts";
import type { ProviderProfile } from "./provider-profile.ts";

export interface AuthorizationRequest {
  /** Comes back with the browser. */
  state: string;
  redirectUri: string;
  /** Asked for beside those that sign-in needs. */
  scopes: readonly string[];
  /** Passed on as they are, e.g. `login_hint`. */
  params: Record<string, string>;
}

export interface AuthorizationResponse {
  state: string;
  redirectUri: string;
  /** What the browser brought. */
  params: URLSearchParams;
  /** What was kept since the request. */
  secrets: FlowSecrets;
}

export interface ProvedProfile {
  profile: ProviderProfile;
  /** The provider's tokens, for the client. */
  secrets: FlowSecrets;
}

/** What an ID token says, after its signature, issuer and times were checked. */
export interface CheckedIdToken {
  profile: ProviderProfile;
  audience: readonly string[];
  nonce: string | undefined;
  /** Digest of the access token that belongs to it, as OpenID Connect forms it, and the algorithm of the token. */
  accessTokenHash: string | undefined;
  algorithm: string;
}

/** A provider at which people prove who they are. Each call may throw what the network or the library throws. */
export interface IdentityProvider {
  /** Our own ids there; the first is the one that browsers are sent with. */
  clientIds: readonly string[];
  /** Address for the browser, and what is kept until it comes back. */
  begin(request: AuthorizationRequest): Promise<{ url: string; secrets: FlowSecrets }>;
  finish(response: AuthorizationResponse): Promise<ProvedProfile>;
  /** Absent where the provider makes no ID tokens. */
  checkIdToken?: (token: string) => Promise<CheckedIdToken>;
}
