import type { JsonObject } from "#platform/contract/json.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";
import { isProved } from "./contact.ts";
import { contestAddress } from "./contest-address.ts";
import { decoyUser } from "./decoy-user.ts";
import { findUserByContact } from "./find-user-by-contact.ts";
import { findOwnershipEvidence } from "./ownership-evidence.ts";
import { presentUser } from "./present-user.ts";
import { repeatSignUp } from "./repeat-sign-up.ts";
import { type SignedUp, type SignUp, signUp, worksUnproved } from "./sign-up.ts";
import type { User } from "./user.ts";

export type SignUpWithPassword = Omit<SignUp, "passwordHash"> & { password: string };

/** What a sign-up ends in: a session, or the user as the client is shown one. */
export type SignUpOutcome = Extract<SignedUp, { state: "signed_in" }> | { state: "shown"; user: JsonObject };

/**
 * Signs up. A taken address costs the same work as a free one, one hash in either case, and is answered with a user
 * that does not exist; only whoever has not proved it yet gets the mail again, where that has to come first.
 */
export async function signUpWithPassword(ctx: Ctx, input: SignUpWithPassword): Promise<SignUpOutcome> {
  const { password, ...rest } = input;
  const { service, contact, metadata } = rest;
  const known = await query(ctx, (inner) => findUserByContact(inner, contact));
  const isUnproved = known !== undefined && !isProved(known, contact);
  // To compare takes the one hash; what is rehearsed in the place of a sign-up needs none of its own.
  const isHolder = isUnproved && (await verifyPassword(password, known.encrypted_password));
  const passwordHash = isUnproved ? "" : await hashPassword(password);
  if (isUnproved) {
    // Committed by itself: a refusal to send one more mail must not undo it.
    if (!isHolder) await contestAddress(ctx, { contact });
    const again = { ...rest, passwordHash, user: known, isAnnouncedAgain: true, isHolder };
    if (!worksUnproved(service, contact)) return shown(await repeatSignUp(ctx, again));
  }
  if (!known) {
    const outcome = await signUp(ctx, { ...rest, passwordHash });
    if (outcome?.state === "signed_in") return outcome;
    if (outcome) return shown(outcome.user);
  }
  // Where nothing is sent, the answer is a session or none: then the client is told why.
  const { isMailAutoConfirmed, isPhoneAutoConfirmed } = service.settings;
  if (isMailAutoConfirmed || isPhoneAutoConfirmed) fail(authErrors, "user_already_exists");
  if (known) {
    // Else an account whose holder is known by something else would keep the owner of its unproved address out.
    const isAnnouncedAgain =
      isUnproved && !isHolder && findOwnershipEvidence(service, known, "email") !== undefined;
    await repeatSignUp(ctx, { ...rest, passwordHash, user: known, isAnnouncedAgain, isHolder: false });
  }
  return { state: "shown", user: decoyUser(contact, metadata, ctx.now()) };
}

function shown(user: User): SignUpOutcome {
  // An invited person's name and ways to sign in are nobody's business before the mailbox is proved.
  const visible = user.invited_at ? { ...user, raw_user_meta_data: {}, identities: [] } : user;
  return { state: "shown", user: presentUser(visible) };
}
