import type { FlowSecrets } from "../flow/flow-state.ts";
import type { ProviderProfile } from "./provider-profile.ts";

export interface AuthorizationRequest {
  /** Comes back with the browser. */
  state: string;
  redirectUri: string;
  /** In addition to those that sign-in needs. */
  scopes: readonly string[];
  /** Passed on unchanged, e.g. `login_hint`. */
  params: Record<string, string>;
}

export interface AuthorizationResponse {
  state: string;
  redirectUri: string;
  /** Query or form fields of the callback. */
  params: URLSearchParams;
  /** Stored since the request. */
  secrets: FlowSecrets;
}

export interface ProvedProfile {
  profile: ProviderProfile;
  /** The provider's tokens, for the client. */
  secrets: FlowSecrets;
}

/** An ID token after the check of signature, issuer and times. */
export interface CheckedIdToken {
  profile: ProviderProfile;
  audience: readonly string[];
  nonce: string | undefined;
  /** The `at_hash` claim (OpenID Connect Core, section 3.1.3.6) and the token's signing algorithm. */
  accessTokenHash: string | undefined;
  algorithm: string;
}

/** A provider that proves identities. Each call may throw errors of the network or the library. */
export interface IdentityProvider {
  /** Our client ids; the first one is sent with browsers. */
  clientIds: readonly string[];
  /** Address for the browser, and the secrets to store until it comes back. */
  begin(request: AuthorizationRequest): Promise<{ url: string; secrets: FlowSecrets }>;
  finish(response: AuthorizationResponse): Promise<ProvedProfile>;
  /** Absent for providers without ID tokens. */
  checkIdToken?: (token: string) => Promise<CheckedIdToken>;
}
