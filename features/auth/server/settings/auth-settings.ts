/** An OAuth or OpenID Connect provider for sign-in. */
export interface ExternalProvider {
  /** The name that clients send: google, azure, github, or any name for an issuer. */
  name: string;
  clientId: string;
  clientSecret: string;
  /** Absent for providers with known addresses. */
  issuerUrl?: string;
  /** The provider's redirect URI; default: `/callback` of this service. */
  redirectUri?: string;
}

/** Settings of one kind of second factor. */
export interface FactorSettings {
  isEnrollEnabled: boolean;
  isVerifyEnabled: boolean;
}

/** Behaviour of one mounted auth service. Each setting is named after its GoTrue counterpart. */
export interface AuthSettings {
  siteUrl: string;
  /** Patterns of allowed redirect addresses besides those of `siteUrl`. */
  allowedRedirects: readonly string[];
  isSignUpEnabled: boolean;
  isEmailEnabled: boolean;
  isPhoneEnabled: boolean;
  isAnonymousEnabled: boolean;
  /** Days after which an unused anonymous user is deleted; 0: never. */
  anonymousRetentionDays: number;
  isManualLinkingEnabled: boolean;
  isSamlEnabled: boolean;
  /** Single sign-on at OpenID Connect issuers. */
  isSsoOidcEnabled: boolean;
  /** Addresses of a domain with single sign-on need it for every sign-up and change of address. */
  isSsoRequired: boolean;
  /** Single sign-on issuers (`host:port`) that may be private and without TLS. */
  ssoAllowedOrigins: readonly string[];
  /**
   * Sign-ins elsewhere end only in the browser that began them. Default: where pages and service share an
   * origin.
   */
  isBrowserBound?: boolean;
  isPasskeyEnabled: boolean;
  /** A new address or number counts as proved at once, without a message. */
  isMailAutoConfirmed: boolean;
  isPhoneAutoConfirmed: boolean;
  /** People may work before their address is proved. */
  areUnverifiedSignInsAllowed: boolean;
  /** Both mailboxes have to confirm a change of address. */
  isSecureEmailChange: boolean;
  /** A change of password, contact, factor, passkey or identity needs a proof of the last day. */
  isReauthenticationRequired: boolean;
  passwordMinLength: number;
  /** A password needs at least one character of each group. */
  passwordRequiredCharacters: readonly string[];
  /** Refuses the most common passwords, and the person's own address and name; otherwise pages warn. */
  isEasyPasswordRefused: boolean;
  accessTokenSeconds: number;
  /** Secret for HS256 tokens and keys; absent: none are accepted. */
  sharedJwtSecret?: string;
  mailOtpSeconds: number;
  mailOtpLength: number;
  smsOtpSeconds: number;
  smsOtpLength: number;
  /** Minimum seconds between two messages of one kind to one person. */
  mailGapSeconds: number;
  smsGapSeconds: number;
  isRefreshRotationEnabled: boolean;
  refreshReuseSeconds: number;
  /** Absent: sessions do not run out. */
  sessionTimeboxSeconds?: number;
  sessionInactivitySeconds?: number;
  isSingleSession: boolean;
  totp: FactorSettings;
  phoneFactor: FactorSettings;
  webauthn: FactorSettings;
  recoveryCodes: FactorSettings;
  /** Domain that passkeys and security keys are bound to; default: the host of `siteUrl`. */
  webauthnRpId?: string;
  /** Name of the service in the browser's dialog. */
  webauthnRpName: string;
  /** Origins of pages that may request credentials; empty: that of `siteUrl`. */
  webauthnRpOrigins: readonly string[];
  maxFactors: number;
  challengeSeconds: number;
  unverifiedFactorSeconds: number;
  /** Time limit of a call, after which it is answered with `request_timeout`. */
  requestSeconds: number;
  externalProviders: readonly ExternalProvider[];
  /** Calls per address in five minutes, or per hour where the name says so. */
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

/** Defaults for a self-hosted installation: people work before their address is proved. */
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
  isReauthenticationRequired: true,
  passwordMinLength: 6,
  passwordRequiredCharacters: [],
  isEasyPasswordRefused: false,
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
