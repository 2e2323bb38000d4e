import { command } from "#platform/server/command.ts";
import { confirmContact } from "../users/confirm-contact.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, lockUser, patchUser } from "../users/user.repository.ts";
import { deleteProofsOfUser } from "./one-time-token.repository.ts";

export interface ProveHeldAddress {
  /** The caller, who showed a secret that was mailed to `email`. */
  userId: string;
  /** In stored form. */
  email: string;
}

/**
 * Proves the address of the caller's account: session and mailed secret in one request show that holder and mailbox
 * are the same person, so they keep the account even if it is contested. False when the account has another address.
 */
export const proveHeldAddress = command(
  "user.prove_held_address",
  userAccess.prove_held_address,
  async (ctx, { userId, email }: ProveHeldAddress): Promise<boolean> => {
    await lockUser(ctx.db, userId);
    const user = await findUser(ctx.db, userId);
    if (user?.email !== email) return false;
    if (user.email_confirmed_at || user.is_sso_user) return true;
    if (user.email_contested_at) await patchUser(ctx.db, userId, { email_contested_at: null }, ctx.now());
    await confirmContact(ctx, { userId, provider: "email" });
    await deleteProofsOfUser(ctx.db, userId);
    return true;
  },
);
