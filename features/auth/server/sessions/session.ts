import type { User } from "../users/user.ts";
import type { AmrEntry } from "./session.repository.ts";
/** How a person proved to be one, as the amr claim names it. */
export type AuthMethod =
  | "password"
  | "otp"
  | "oauth"
  | "totp"
  | "mfa/phone"
  | "mfa/webauthn"
  | "mfa/recovery_code"
  | "sso/saml"
  | "anonymous"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "passkey";

/** Everything that a session's answer is made of. */
export interface SessionGrant {
  user: User;
  sessionId: string;
  aal: "aal1" | "aal2" | "aal3";
  amr: AmrEntry[];
  refreshToken: string;
}
