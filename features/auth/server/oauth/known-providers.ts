import type { JsonObject } from "#platform/contract/json.ts";

/** What is particular to a provider of OpenID Connect. */
export interface KnownProvider {
  /** Absent: the settings have to tell it. */
  issuerUrl?: string;
  /** Names under which its ID tokens go besides the issuer's. */
  otherIssuers?: readonly string[];
  scopes: readonly string[];
  /** Sent with each request. */
  params?: Record<string, string>;
  /** Which claim vouches for the address; `email_verified` unless said. */
  isEmailVerified?: (claims: JsonObject) => boolean;
}

const plain: KnownProvider = { scopes: ["openid", "email", "profile"] };

const known: Record<string, KnownProvider> = {
  google: { ...plain, issuerUrl: "https://accounts.google.com", otherIssuers: ["accounts.google.com"] },
  azure: {
    ...plain,
    issuerUrl: "https://login.microsoftonline.com/common/v2.0",
    // Admins of any tenant write what they like into `email`; only this claim says that its domain is theirs.
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

/** Providers write yes in several ways. */
export function isTrue(claim: unknown): boolean {
  return claim === true || claim === 1 || claim === "1" || claim === "true";
}
