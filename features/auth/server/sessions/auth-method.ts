/** Authentication method, as in the amr claim. */
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
