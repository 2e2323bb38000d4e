import type { JsonObject } from "#platform/contract/json.ts";

/** Particulars of an OpenID Connect provider. */
export interface KnownProvider {
  /** Absent: required in the settings. */
  issuerUrl?: string;
  /** Issuers in its ID tokens besides its own. */
  otherIssuers?: readonly string[];
  scopes: readonly string[];
  /** Sent with each request. */
  params?: Record<string, string>;
  /** Reads the claim that vouches for the address; default `email_verified`. */
  isEmailVerified?: (claims: JsonObject) => boolean;
}

const plain: KnownProvider = { scopes: ["openid", "email", "profile"] };

const known: Record<string, KnownProvider> = {
  google: { ...plain, issuerUrl: "https://accounts.google.com", otherIssuers: ["accounts.google.com"] },
  azure: {
    ...plain,
    issuerUrl: "https://login.microsoftonline.com/common/v2.0",
    // Admins of any tenant can write anything into `email`. Only this claim proves that its domain is theirs.
    isEmailVerified: ({ xms_edov: isDomainOwner }) => isTrue(isDomainOwner),
  },
  apple: {
    issuerUrl: "https://appleid.apple.com",
    scopes: ["openid", "email", "name"],
    params: { response_mode: "form_post" },
  },
  gitlab: { ...plain, issuerUrl: "https://gitlab.com" },
  linkedin_oidc: { ...plain, issuerUrl: "https://www.linkedin.com/oauth" },
  slack_oidc: { ...plain, issuerUrl: "https://slack.com" },
};

export function knownProvider(name: string): KnownProvider {
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? plain;
}

/** Providers write true in several ways. */
export function isTrue(claim: unknown): boolean {
  return claim === true || claim === 1 || claim === "1" || claim === "true";
}
