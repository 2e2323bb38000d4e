import type { User } from "../users/user.ts";

/**
 * Whether somebody may hold a way into the account already. Before the mailbox or number is proved that need not
 * be its owner, so what the installation sends there takes the account away from them.
 */
export function hasSignInMethod(user: User, asked: "email" | "phone" = "email"): boolean {
  const hasOtherIdentity = user.identities.some(({ provider }) => provider !== asked);
  return user.encrypted_password !== null || user.last_sign_in_at !== null || hasOtherIdentity;
}
