import type { Ctx } from "#platform/server/context.ts";
import { voidUnprovedHolder } from "../identities/void-unproved-holder.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { changeEmail } from "../users/change-email.ts";
import { changePhone } from "../users/change-phone.ts";
import { confirmContact } from "../users/confirm-contact.ts";
import { contactOf } from "../users/contact.ts";
import { isAwaitedAddress } from "../users/contested-contact.repository.ts";
import { detachContact } from "../users/detach-contact.ts";
import { noPendingContact } from "../users/no-pending-contact.ts";
import { openOwnAccount } from "../users/open-own-account.ts";
import { findOwnershipEvidence } from "../users/ownership-evidence.ts";
import { patchUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { deleteProofsOfTypes } from "./one-time-token.repository.ts";
import type { StoredProof } from "./proof.ts";

export interface ApplyProof {
  service: AuthServiceOptions;
  proof: StoredProof;
  /** Locked. */
  user: User;
  isByLink: boolean;
  /** The caller also presented a session of the account. */
  isHolder: boolean;
}

/**
 * Outcome for the account: kept by its holder, taken from them, not proved, or not proved with a new account
 * for the caller.
 */
export type AppliedProof =
  | { outcome: "kept" }
  | { outcome: "taken" }
  | { outcome: "own_account"; userId: string }
  | { outcome: "void" };

/**
 * Applies an accepted proof. `void` when the contact is no longer the one to prove, or the account belongs to
 * somebody else.
 */
export async function applyProof(ctx: Ctx, input: ApplyProof): Promise<AppliedProof> {
  const { service, proof, user } = input;
  const { relates_to: relatesTo } = proof;
  switch (proof.token_type) {
    case "email_change_current":
    case "email_change_new":
      return user.new_email ? moveAccount(ctx, input, user.new_email) : { outcome: "void" };
    case "phone_change":
      if (user.new_phone !== relatesTo) return { outcome: "void" };
      await changePhone(ctx, { service, user, phone: relatesTo });
      return { outcome: "kept" };
    case "reauthentication":
      return { outcome: "void" };
    case "confirmation":
    case "recovery":
      if (relatesTo === user.email) return proveContact(ctx, input, "email");
      return relatesTo === user.phone ? proveContact(ctx, input, "phone") : { outcome: "void" };
  }
}

async function proveContact(ctx: Ctx, input: ApplyProof, provider: "email" | "phone"): Promise<AppliedProof> {
  const { service, proof, user, isHolder } = input;
  const isFirst = user[`${provider}_confirmed_at`] === null;
  const isContested = user[`${provider}_contested_at`] !== null;
  const isClaim = isContested || proof.voids_unproved || proof.token_type === "recovery";
  if (isFirst && !isHolder) {
    const settled = findOwnershipEvidence(service, user, provider);
    if (settled === "contact" || (settled && isClaim)) return leaveAlone(ctx, input, provider);
  }
  // A proved mailbox already identifies the person, whatever number they prove later.
  const isUnproved = isFirst && (provider === "email" || !user.email_confirmed_at);
  const isTaken = isUnproved && isClaim && !isHolder;
  if (isTaken) await voidHolder(ctx, proof, user, provider);
  // Holder and mailbox are the same person, so the contest is over.
  else if (isContested) {
    await patchUser(ctx.db, user.id, { [`${provider}_contested_at`]: null }, ctx.now());
  }
  await confirmContact(ctx, { userId: user.id, provider });
  return { outcome: isTaken ? "taken" : "kept" };
}

/**
 * Another proved contact or identity says whose account it is, so its unproved contact may be a typing
 * mistake. The holder keeps the account without it. The caller gets what an unknown person gets: an own
 * account if they asked for one, nothing for a recovery.
 */
async function leaveAlone(
  ctx: Ctx,
  { service, proof, user }: ApplyProof,
  provider: "email" | "phone",
): Promise<AppliedProof> {
  const contact = contactOf(user, provider);
  await detachContact(ctx, { service, user, provider });
  const isAsked = proof.token_type === "confirmation" && proof.voids_unproved;
  const own = contact && isAsked ? await openOwnAccount(ctx, { service, contact }) : undefined;
  return own ? { outcome: "own_account", userId: own.id } : { outcome: "void" };
}

/**
 * Applies a change of address.
 * The holder of an account without any proved contact is unknown. The person who opens a link may be another
 * one, and takes the account.
 * An account with a proved contact is never taken. If a directory waits for the new address, a link does not
 * move the account: the directory's person may have opened it instead of the holder. A code is typed where
 * the change was requested, and a presented session belongs to the holder; both keep the account.
 */
async function moveAccount(
  ctx: Ctx,
  { service, proof, user, isByLink, isHolder }: ApplyProof,
  email: string,
): Promise<AppliedProof> {
  const isUnknown = !user.email_confirmed_at && !user.phone_confirmed_at;
  const isByHolder = isHolder || !isByLink;
  // Consent of the present mailbox does not tell who opened the link in the other one.
  const isHoldersMailbox = isByHolder && proof.token_type === "email_change_new";
  if (!isUnknown && hasSignInMethod(user) && !isHoldersMailbox && (await isAwaitedAddress(ctx.db, email))) {
    await patchUser(ctx.db, user.id, { ...noPendingContact, new_phone: user.new_phone }, ctx.now());
    await deleteProofsOfTypes(ctx.db, user.id, ["email_change_current", "email_change_new"]);
    await ctx.audit({
      act: "user.email_change_refused",
      workspaceId: user.id,
      onBehalfOf: user.id,
      target: [{ type: "user", id: user.id }],
      outcome: "denied",
      isWithoutSource: true,
    });
    return { outcome: "void" };
  }
  const isTaken = isUnknown && !isByHolder && hasSignInMethod(user);
  const metadata = isTaken ? await voidHolder(ctx, proof, user, "email") : user.raw_user_meta_data;
  await changeEmail(ctx, { service, user: { ...user, raw_user_meta_data: metadata }, email });
  return { outcome: isTaken ? "taken" : "kept" };
}

/** Voids the holder and returns the remaining metadata, without anything that the holder wrote. */
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
