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
