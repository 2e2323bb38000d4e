import type { User } from "../users/user.ts";

/**
 * Whether the account already has a way to sign in. Before the contact is proved its holder need not own it,
 * so a proof by a link of the installation takes the account from them.
 */
export function hasSignInMethod(user: User, asked: "email" | "phone" = "email"): boolean {
  const hasOtherIdentity = user.identities.some(({ provider }) => provider !== asked);
  return user.encrypted_password !== null || user.last_sign_in_at !== null || hasOtherIdentity;
}
