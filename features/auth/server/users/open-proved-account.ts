import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { notifyOfVoiding } from "../identities/notify-of-voiding.ts";
import { voidUnprovedHolder } from "../identities/void-unproved-holder.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import { deleteProofsOfUser } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { announceOpening } from "./account-openings.ts";
import { confirmContact } from "./confirm-contact.ts";
import { detachContact } from "./detach-contact.ts";
import type { ProvedPassword } from "./hash-for-proved-address.ts";
import { type OpenedAccount, openAccount } from "./open-account.ts";
import { findOwnershipEvidence } from "./ownership-evidence.ts";
import { toldLanguage } from "./told-language.ts";
import { userAccess } from "./user.access.ts";
import { findUser, findUserByEmail, lockUser, patchUser } from "./user.repository.ts";
import { isBanned, type User } from "./user.ts";

export interface OpenProvedAccount extends ProvedPassword {
  service: AuthServiceOptions;
  /** In stored form. The caller showed a secret that was mailed to it, and no session. */
  email: string;
  /** Remarks of the page for other features. */
  remarks?: JsonObject | undefined;
}

/**
 * Opens an account for whoever has the mailbox, without a session. An unproved holder of the address loses the account
 * to them, unless they know its password, or other evidence shows whose it is: then it only loses the address.
 * Undefined when the address is proved already, or its account blocked.
 */
export const openProvedAccount = command(
  "user.open_proved_account",
  userAccess.open_proved_account,
  async (ctx, input: OpenProvedAccount): Promise<OpenedAccount | undefined> => {
    const { service, email, passwordHash, remarks } = input;
    const open = () =>
      openAccount(ctx, { service, email, passwordHash, isProved: true, ...(remarks ? { remarks } : {}) });
    const found = await findUserByEmail(ctx.db, email);
    if (!found) return open();
    await lockUser(ctx.db, found.id);
    const user = await findUser(ctx.db, found.id);
    if (!user || user.email_confirmed_at || isBanned(user, ctx.now())) return undefined;
    if (findOwnershipEvidence(service, user, "email")) {
      await detachContact(ctx, { service, user, provider: "email" });
      return open();
    }
    await takeAccount(ctx, input, user);
    return { id: user.id };
  },
);

/** The account stays; the holder goes, unless they know its password. */
async function takeAccount(
  ctx: Ctx,
  { service, email, passwordHash, heldHash, remarks }: OpenProvedAccount,
  user: User,
) {
  const { id: userId } = user;
  const isHolder = heldHash !== undefined && heldHash === user.encrypted_password;
  if (!isHolder) {
    const proofs = { sub: userId, email, email_verified: false, phone_verified: false };
    const metadata = { ...toldLanguage(remarks?.language), ...proofs };
    await voidUnprovedHolder(ctx, { userId, proved: "email", metadata });
  }
  await patchUser(ctx.db, userId, { encrypted_password: passwordHash, email_contested_at: null }, ctx.now());
  await confirmContact(ctx, { userId, provider: "email" });
  await deleteProofsOfUser(ctx.db, userId);
  await announceOpening(ctx, userId, remarks);
  if (!isHolder && hasSignInMethod(user)) await notifyOfVoiding(ctx, service, user);
}
