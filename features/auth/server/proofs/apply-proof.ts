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
  /** Whoever shows the proof shows a session of the account with it. */
  isHolder: boolean;
}

/** What became of the account: proved and kept, taken from its holder, left alone, or left alone for another one. */
export type AppliedProof =
  | { outcome: "kept" }
  | { outcome: "taken" }
  | { outcome: "own_account"; userId: string }
  | { outcome: "void" };

/** Void when the address or number is no longer the one that was to be proved, or the account is somebody else's. */
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
  // Who has proved a mailbox is known by it, whatever number they prove later.
  const isUnproved = isFirst && (provider === "email" || !user.email_confirmed_at);
  const isTaken = isUnproved && isClaim && !isHolder;
  if (isTaken) await voidHolder(ctx, proof, user, provider);
  // Holder and mailbox are the same person: nobody else has a claim any more.
  else if (isContested) {
    await patchUser(ctx.db, user.id, { [`${provider}_contested_at`]: null }, ctx.now());
  }
  await confirmContact(ctx, { userId: user.id, provider });
  return { outcome: isTaken ? "taken" : "kept" };
}

/**
 * Whose the account is, is known by something else that was proved; its unproved address or number may be a slip. So
 * the holder keeps the account, without it, and whoever proved it gets what an unknown one gets: an account of their
 * own where they asked for one, and nothing where there is only something to recover.
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
 * Nobody knows who holds an account that proved nothing yet. Whoever opens a link of its mail may not be they, and the
 * account becomes that person's alone. An account that proved something is never taken: where a directory waits for the
 * person of the new address, it does not move by a link, since that person and not the holder may have opened it. A code
 * is typed where the change was asked for, and whoever shows a session is the holder: there it stays what it was.
 */
async function moveAccount(
  ctx: Ctx,
  { service, proof, user, isByLink, isHolder }: ApplyProof,
  email: string,
): Promise<AppliedProof> {
  const isUnknown = !user.email_confirmed_at && !user.phone_confirmed_at;
  const isByHolder = isHolder || !isByLink;
  // That the present mailbox agrees says nothing of who opened the link in the other one.
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
