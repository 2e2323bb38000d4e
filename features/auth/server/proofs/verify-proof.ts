import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { voidUnprovedHolder } from "../identities/void-unproved-holder.ts";
import { isOpened } from "../manage/is-opened.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { changeEmail } from "../users/change-email.ts";
import { changePhone } from "../users/change-phone.ts";
import { confirmContact } from "../users/confirm-contact.ts";
import { isAwaitedAddress } from "../users/contested-contact.repository.ts";
import { countMailbox } from "../users/count-mailbox.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { isBanned } from "../users/user.ts";
import { acceptProof, type Shown } from "./accept-proof.ts";
import { deleteProof, deleteProofsOfUser } from "./one-time-token.repository.ts";
import type { StoredProof } from "./proof.ts";
import { asksPresentMailbox } from "./send-email-change.ts";
import { type VerifyType, verifyTypes } from "./verify-types.ts";

export interface VerifyProof {
  service: AuthServiceOptions;
  type: VerifyType;
  shown: Shown;
}

/** Proved, or the first of the two mailboxes that have to agree to a change of address. */
export interface Verified {
  state: "proved" | "half_proved";
  userId: string;
  flowId: string | null;
  /** Whether somebody had opened the account, and lost the ways into it by this. */
  isHolderVoided: boolean;
}

/** Accepts a code or link once, writes what it proves, and voids every other one of the person. */
export const verifyProof = command(
  "user.verify",
  async (ctx, { service, type, shown }: VerifyProof): Promise<Verified | Refusal> => {
    const proof = await acceptProof(ctx, service.settings, shown, verifyTypes[type]);
    if ("refused" in proof) return proof;
    await lockUser(ctx.db, proof.user_id);
    const user = await findUser(ctx.db, proof.user_id);
    if (!user) return { refused: "otp_expired" };
    if (isBanned(user, ctx.now())) return { refused: "user_banned" };
    const verified = { userId: user.id, flowId: proof.flow_id, isHolderVoided: false };
    const isHalf = proof.token_type.startsWith("email_change") && asksPresentMailbox(service, user);
    if (isHalf && user.email_change_confirmations === 0) {
      await deleteProof(ctx.db, proof.id);
      await countMailbox(ctx, user);
      return { ...verified, state: "half_proved" };
    }
    const written = await writeDown(ctx, service, proof, user, "tokenHash" in shown);
    if (!written) return { refused: "otp_expired" };
    await deleteProofsOfUser(ctx.db, user.id);
    return { ...verified, state: "proved", isHolderVoided: written.isVoided && isOpened(user) };
  },
);

/** Undefined when the address or number is no longer the one that was to be proved. */
async function writeDown(
  ctx: Ctx,
  service: AuthServiceOptions,
  proof: StoredProof,
  user: User,
  isByLink: boolean,
): Promise<{ isVoided: boolean } | undefined> {
  const { relates_to: relatesTo, token_type: tokenType } = proof;
  switch (tokenType) {
    case "email_change_current":
    case "email_change_new":
      if (!user.new_email) return undefined;
      return moveAccount(ctx, service, proof, { user, email: user.new_email, isByLink });
    case "phone_change":
      if (user.new_phone !== relatesTo) return undefined;
      await changePhone(ctx, { service, user, phone: relatesTo });
      return { isVoided: false };
    case "reauthentication":
      return undefined;
    case "confirmation":
    case "recovery": {
      const isMailbox = relatesTo === user.email;
      if (!isMailbox && relatesTo !== user.phone) return undefined;
      const provider = isMailbox ? "email" : "phone";
      // Who has proved a mailbox is known by it; a program wrote the number down for them.
      const isUnproved = !user.email_confirmed_at && (isMailbox || !user.phone_confirmed_at);
      const isContested = user[`${provider}_contested_at`] !== null;
      const isVoided = isUnproved && (isContested || proof.voids_unproved || tokenType === "recovery");
      if (isVoided) await voidHolder(ctx, proof, user, provider);
      await confirmContact(ctx, { userId: user.id, provider });
      return { isVoided };
    }
  }
}

/**
 * Nobody knows who holds an account that proved nothing yet. Whoever opens a link of its mail may not be they, and the
 * account becomes that person's alone; likewise where a directory waits for the one of this address, whatever else the
 * holder has proved. A code is typed where the change was asked for, so there it stays what it was.
 */
async function moveAccount(
  ctx: Ctx,
  service: AuthServiceOptions,
  proof: StoredProof,
  { user, email, isByLink }: { user: User; email: string; isByLink: boolean },
): Promise<{ isVoided: boolean }> {
  const isUnknown = !user.email_confirmed_at && !user.phone_confirmed_at;
  const isVoided = isByLink && isOpened(user) && (isUnknown || (await isAwaitedAddress(ctx.db, email)));
  const metadata = isVoided ? await voidHolder(ctx, proof, user, "email") : user.raw_user_meta_data;
  await changeEmail(ctx, { service, user: { ...user, raw_user_meta_data: metadata }, email });
  return { isVoided };
}

/** The metadata that stays: nothing of what the former holder wrote. */
async function voidHolder(ctx: Ctx, proof: StoredProof, user: User, proved: "email" | "phone") {
  const metadata = {
    sub: user.id,
    [proved]: proof.relates_to,
    email_verified: false,
    phone_verified: false,
  };
  await voidUnprovedHolder(ctx, { userId: user.id, proved, flowId: proof.flow_id, metadata });
  return metadata;
}
