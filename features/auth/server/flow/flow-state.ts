import type { AuthMethod } from "../sessions/auth-method.ts";

/** A sign-in that left for a mailbox or another provider. */
export interface FlowState {
  id: string;
  user_id: string | null;
  auth_code_issued_at: Date | null;
  /** Null in the implicit flow, where the browser gets its tokens without a code. */
  code_challenge: string | null;
  code_challenge_method: "s256" | "plain" | null;
  authentication_method: AuthMethod;
  provider: string;
  sealed_secrets: string | null;
  redirect_to: string | null;
  linking_user_id: string | null;
  session_not_after: Date | null;
  used_at: Date | null;
  created_at: Date;
}

/** What a provider gave or is owed; sealed while it lies in the database. */
export interface FlowSecrets {
  /** Of our own request to the provider. */
  verifier?: string;
  nonce?: string;
  /** Of the browser that began, where only that one may end. */
  browserHash?: string;
  providerToken?: string;
  providerRefreshToken?: string;
  /** The proof took the account from whoever had opened it; told with the session. */
  isHolderVoided?: boolean;
}
