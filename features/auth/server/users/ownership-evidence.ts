import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "./user.ts";

/** Evidence of an account's owner other than its unproved contact. */
export type OwnershipEvidence = "contact" | "identity";

/**
 * Finds evidence of the owner of an account whose address or number is unproved: the other contact, if
 * proved, or an identity at a provider. With such evidence the unproved contact may be a typing mistake, and
 * its proof does not grant the account. An identity with an unproved address is no evidence where unproved
 * addresses may not sign in: it opened nothing yet.
 */
export function findOwnershipEvidence(
  { settings }: AuthServiceOptions,
  user: User,
  provider: "email" | "phone",
): OwnershipEvidence | undefined {
  if (user[`${provider}_confirmed_at`] !== null) return undefined;
  const other = provider === "email" ? user.phone_confirmed_at : user.email_confirmed_at;
  if (other !== null) return "contact";
  const hasIdentity = user.identities.some((identity) => !["email", "phone"].includes(identity.provider));
  return hasIdentity && settings.areUnverifiedSignInsAllowed ? "identity" : undefined;
}
