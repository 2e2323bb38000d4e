import type { Json, JsonObject } from "#platform/contract/json.ts";
import { stripDirectionMarksOfNames } from "../users/strip-direction-marks.ts";
import { isEmail } from "./is-email.ts";
import { isTrue, type KnownProvider } from "./known-providers.ts";
import type { ProviderProfile } from "./provider-profile.ts";

/** In characters. Claims are part of every access token, so longer ones are left out. */
const longestClaim = 500;

/** Builds a profile from verified OpenID claims. */
export function profileOfClaims(
  provider: string,
  claims: JsonObject,
  { isEmailVerified }: KnownProvider = { scopes: [] },
): ProviderProfile {
  const subject = String(claims.sub);
  const told = typeof claims.email === "string" ? claims.email.trim().toLowerCase() : "";
  const email = isEmail(told) ? told : undefined;
  const isVerified = email !== undefined && (isEmailVerified?.(claims) ?? isTrue(claims.email_verified));
  const name = claims.name ?? joined(claims.given_name, claims.family_name);
  return {
    provider,
    subject,
    ...(email ? { email } : {}),
    isEmailVerified: isVerified,
    claims: identityData({
      iss: claims.iss,
      sub: subject,
      provider_id: subject,
      name,
      full_name: name,
      preferred_username: claims.preferred_username,
      user_name: claims.preferred_username,
      picture: claims.picture,
      avatar_url: claims.picture,
      email,
      email_verified: isVerified,
      phone_verified: false,
    }),
  };
}

/** Claims stored with an identity: those present and not too long. */
export function identityData(claims: Record<string, Json | undefined>): JsonObject {
  const kept = Object.entries(claims).flatMap(([name, value]): [string, Json][] => {
    const isKept = typeof value === "boolean" || (typeof value === "string" && value.length <= longestClaim);
    return isKept && value !== "" ? [[name, value]] : [];
  });
  return stripDirectionMarksOfNames(Object.fromEntries(kept));
}

function joined(...names: (Json | undefined)[]): string | undefined {
  return names.filter((name) => typeof name === "string").join(" ") || undefined;
}
