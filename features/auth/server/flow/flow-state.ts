import type { AccountLanguage } from "../../contract/account-language.ts";
import type { AuthMethod } from "../sessions/auth-method.ts";

/** A pending sign-in by mail or at another provider. */
export interface FlowState {
  id: string;
  user_id: string | null;
  auth_code_issued_at: Date | null;
  /** Null in the implicit flow, where the browser gets tokens without a code. */
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

/** Secrets from or for a provider; sealed in the database. */
export interface FlowSecrets {
  /** Of our own request to the provider. */
  verifier?: string;
  nonce?: string;
  /** Hash of the browser cookie, where the flow must end in the browser that began it. */
  browserHash?: string;
  /** Of the page that began the flow. */
  language?: AccountLanguage;
  providerToken?: string;
  providerRefreshToken?: string;
  /** The proof took the account from an unproved holder. Reported with the session. */
  isHolderVoided?: boolean;
}
