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

/** A session, or a user object to show. */
export type SignUpOutcome = Extract<SignedUp, { state: "signed_in" }> | { state: "shown"; user: JsonObject };

/**
 * Signs up. A taken address costs the same work (one hash) and returns a fictitious user. Only an unproved
 * holder gets the mail again, where proof has to come first.
 */
export async function signUpWithPassword(ctx: Ctx, input: SignUpWithPassword): Promise<SignUpOutcome> {
  const { password, ...rest } = input;
  const { service, contact, metadata } = rest;
  const known = await query(ctx, (inner) => findUserByContact(inner, contact));
  const isUnproved = known !== undefined && !isProved(known, contact);
  // The comparison is this path's one hash; the simulated sign-up needs none.
  const isHolder = isUnproved && (await verifyPassword(password, known.encrypted_password));
  const passwordHash = isUnproved ? "" : await hashPassword(password);
  if (isUnproved) {
    // Commits by itself, so that a later refusal (mail limit) does not undo it.
    if (!isHolder) await contestAddress(ctx, { contact });
    const again = { ...rest, passwordHash, user: known, isAnnouncedAgain: true, isHolder };
    if (!worksUnproved(service, contact)) return shown(await repeatSignUp(ctx, again));
  }
  if (!known) {
    const outcome = await signUp(ctx, { ...rest, passwordHash });
    if (outcome?.state === "signed_in") return outcome;
    if (outcome) return shown(outcome.user);
  }
  // Without a mail the response shows a session or none, so hiding the reason is pointless.
  const { isMailAutoConfirmed, isPhoneAutoConfirmed } = service.settings;
  if (isMailAutoConfirmed || isPhoneAutoConfirmed) fail(authErrors, "user_already_exists");
  if (known) {
    // Otherwise an account with other evidence of its owner would lock out the owner of its unproved address.
    const isAnnouncedAgain =
      isUnproved && !isHolder && findOwnershipEvidence(service, known, "email") !== undefined;
    await repeatSignUp(ctx, { ...rest, passwordHash, user: known, isAnnouncedAgain, isHolder: false });
  }
  return { state: "shown", user: decoyUser(contact, metadata, ctx.now()) };
}

function shown(user: User): SignUpOutcome {
  // Name and identities of an invited person stay private until the mailbox is proved.
  const visible = user.invited_at ? { ...user, raw_user_meta_data: {}, identities: [] } : user;
  return { state: "shown", user: presentUser(visible) };
}
