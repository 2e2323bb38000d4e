/** A provider of OpenID Connect or OAuth that people may sign in with. */
export interface ExternalProvider {
  /** As clients name it: google, azure, github, or any name of an issuer. */
  name: string;
  clientId: string;
  clientSecret: string;
  /** Address of the issuer; absent for providers whose addresses are known. */
  issuerUrl?: string;
  /** Where the provider sends the browser back to; absent: `/callback` of this service. */
  redirectUri?: string;
}

/** What one kind of second factor may do. */
export interface FactorSettings {
  isEnrollEnabled: boolean;
  isVerifyEnabled: boolean;
}

/** How one mounted auth service behaves. Each is named after the setting of GoTrue that it follows. */
export interface AuthSettings {
  siteUrl: string;
  /** Patterns of addresses to which links may lead, besides those of `siteUrl`. */
  allowedRedirects: readonly string[];
  isSignUpEnabled: boolean;
  isEmailEnabled: boolean;
  isPhoneEnabled: boolean;
  isAnonymousEnabled: boolean;
  /** After so many days without use a user without a name is deleted; 0: never. */
  anonymousRetentionDays: number;
  isManualLinkingEnabled: boolean;
  isSamlEnabled: boolean;
  /** Single sign-on at issuers of OpenID Connect. */
  isSsoOidcEnabled: boolean;
  /** Nobody takes an address of a domain that has single sign-on but by that. */
  isSsoRequired: boolean;
  /** Issuers of single sign-on (`host:port`) that may be on a private network, and without TLS. */
  ssoAllowedOrigins: readonly string[];
  /** Sign-ins elsewhere end only in the browser that began them; absent: where pages and service share an origin. */
  isBrowserBound?: boolean;
  isPasskeyEnabled: boolean;
  /** A new address or number counts as proved at once, and nothing is sent. */
  isMailAutoConfirmed: boolean;
  isPhoneAutoConfirmed: boolean;
  /** People may work before their address is proved. */
  areUnverifiedSignInsAllowed: boolean;
  /** Both mailboxes have to agree to a change of address. */
  isSecureEmailChange: boolean;
  /** A new password asks for a code when the session is older than a day. */
  isReauthenticationRequired: boolean;
  passwordMinLength: number;
  /** Each group must be represented in a password by at least one of its characters. */
  passwordRequiredCharacters: readonly string[];
  accessTokenSeconds: number;
  /** Shared secret of tokens and keys signed with HS256; absent: none are accepted. */
  sharedJwtSecret?: string;
  mailOtpSeconds: number;
  mailOtpLength: number;
  smsOtpSeconds: number;
  smsOtpLength: number;
  /** Least time between two messages of one kind to one person. */
  mailGapSeconds: number;
  smsGapSeconds: number;
  isRefreshRotationEnabled: boolean;
  refreshReuseSeconds: number;
  /** Absent: sessions last until they are ended. */
  sessionTimeboxSeconds?: number;
  sessionInactivitySeconds?: number;
  isSingleSession: boolean;
  totp: FactorSettings;
  phoneFactor: FactorSettings;
  webauthn: FactorSettings;
  recoveryCodes: FactorSettings;
  /** The domain that passkeys and security keys are bound to; absent: the host of `siteUrl`. */
  webauthnRpId?: string;
  /** What the browser shows as the service that asks. */
  webauthnRpName: string;
  /** Origins of pages that may ask; empty: that of `siteUrl`. */
  webauthnRpOrigins: readonly string[];
  maxFactors: number;
  challengeSeconds: number;
  unverifiedFactorSeconds: number;
  /** After which a call is answered with `request_timeout`. */
  requestSeconds: number;
  externalProviders: readonly ExternalProvider[];
  /** Calls in five minutes from one address, or an hour where the name says so. */
  rateLimits: {
    token: number;
    verify: number;
    otp: number;
    sso: number;
    anonymousPerHour: number;
    mailsPerHour: number;
    smsPerHour: number;
  };
}

/** Fit for the product on a machine of its own: people work before their address is proved. */
export const defaultAuthSettings: AuthSettings = {
  siteUrl: "http://127.0.0.1:3000",
  allowedRedirects: [],
  isSignUpEnabled: true,
  isEmailEnabled: true,
  isPhoneEnabled: false,
  isAnonymousEnabled: false,
  anonymousRetentionDays: 30,
  isManualLinkingEnabled: true,
  isSamlEnabled: true,
  isSsoOidcEnabled: true,
  isSsoRequired: false,
  ssoAllowedOrigins: [],
  isPasskeyEnabled: true,
  isMailAutoConfirmed: false,
  isPhoneAutoConfirmed: false,
  areUnverifiedSignInsAllowed: true,
  isSecureEmailChange: true,
  isReauthenticationRequired: false,
  passwordMinLength: 6,
  passwordRequiredCharacters: [],
  accessTokenSeconds: 3_600,
  mailOtpSeconds: 3_600,
  mailOtpLength: 6,
  smsOtpSeconds: 60,
  smsOtpLength: 6,
  mailGapSeconds: 60,
  smsGapSeconds: 60,
  isRefreshRotationEnabled: true,
  refreshReuseSeconds: 10,
  isSingleSession: false,
  totp: { isEnrollEnabled: true, isVerifyEnabled: true },
  phoneFactor: { isEnrollEnabled: false, isVerifyEnabled: false },
  webauthn: { isEnrollEnabled: true, isVerifyEnabled: true },
  recoveryCodes: { isEnrollEnabled: true, isVerifyEnabled: true },
  webauthnRpName: "Adjutant",
  webauthnRpOrigins: [],
  maxFactors: 10,
  challengeSeconds: 300,
  unverifiedFactorSeconds: 300,
  requestSeconds: 10,
  externalProviders: [],
  rateLimits: {
    token: 150,
    verify: 30,
    otp: 30,
    sso: 30,
    anonymousPerHour: 30,
    mailsPerHour: 1_000,
    smsPerHour: 300,
  },
};
