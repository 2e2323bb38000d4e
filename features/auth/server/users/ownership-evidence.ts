import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "./user.ts";

/** What else than its unproved address or number says whose an account is. */
export type OwnershipEvidence = "contact" | "identity";

/**
 * Whether it is known whose the account is, though its address, or number, was never proved: by the other contact, which
 * was, or by an identity at a provider. Then the unproved one may be a slip, and whoever proves it gets no account by it.
 * Where an unproved address lets nobody in, an identity with one opened nothing yet, and settles nothing.
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
