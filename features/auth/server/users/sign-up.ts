import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { CodeChallenge } from "../flow/code-challenge.ts";
import { beginMailFlow } from "../proofs/begin-mail-flow.ts";
import { sendMailProof } from "../proofs/send-mail-proof.ts";
import { sendTextProof } from "../proofs/send-text-proof.ts";
import { findThrottleRefusal } from "../proofs/throttle-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";
import { announceOpening } from "./account-openings.ts";
import { addUser } from "./add-user.ts";
import { auditSignUp } from "./audit-sign-up.ts";
import { addressOf, type Contact, channelOfContact } from "./contact.ts";
import { userAccess } from "./user.access.ts";
import { findUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface SignUp {
  service: AuthServiceOptions;
  contact: Contact;
  passwordHash: string;
  metadata: JsonObject;
  /** Remarks of the page for other features. */
  remarks?: JsonObject;
  redirectTo?: string;
  challenge?: CodeChallenge | undefined;
}

/** Signed in at once, or waiting for the proof of the contact. */
export type SignedUp = { state: "signed_in"; grant: SessionGrant } | { state: "waiting"; user: User };

/** Creates the user with a personal workspace and sends the proof. Undefined when the contact is taken. */
export const signUp = command(
  "user.sign_up",
  userAccess.sign_up,
  async (ctx, input: SignUp): Promise<SignedUp | undefined> => {
    const { service, contact } = input;
    const isConfirmed = isConfirmedAtOnce(service, contact);
    const isSignedIn = isConfirmed || worksUnproved(service, contact);
    const isAnnounced = !isConfirmed && (await mayAnnounce(ctx, input, isSignedIn));
    const user = await addUserAndAnnounce(ctx, input, isAnnounced);
    if (!user) return undefined;
    await auditSignUp(ctx, user, contact);
    await announceOpening(ctx, user.id, input.remarks);
    if (!isSignedIn) return { state: "waiting", user: (await findUser(ctx.db, user.id)) ?? user };
    const grant = await startSession(ctx, {
      service,
      userId: user.id,
      method: "password",
      reliesOn: "proof_in_transaction",
    });
    return { state: "signed_in", grant };
  },
);

export function isConfirmedAtOnce({ settings }: AuthServiceOptions, contact: Contact): boolean {
  return contact.email === undefined ? settings.isPhoneAutoConfirmed : settings.isMailAutoConfirmed;
}

/** People may work with an unproved address, never with an unproved number. */
export function worksUnproved({ settings }: AuthServiceOptions, contact: Contact): boolean {
  return contact.email !== undefined && settings.areUnverifiedSignInsAllowed;
}

/**
 * Whether the mail may be sent now. A full hour of mails does not block a person who is signed in anyway:
 * they can request it later. Otherwise throws the refusal.
 */
export async function mayAnnounce(
  ctx: Ctx,
  { service, contact }: Pick<SignUp, "service" | "contact">,
  mayBeLeftOut: boolean,
): Promise<boolean> {
  const refusal = await findThrottleRefusal(ctx, {
    settings: service.settings,
    channel: channelOfContact(contact),
    kind: "confirmation",
    recipient: addressOf(contact),
  });
  if (refusal && !mayBeLeftOut) throw refusal;
  return refusal === undefined;
}

/** The slow part of a sign-up. Undefined when the contact is taken. */
export async function addUserAndAnnounce(
  ctx: Ctx,
  input: SignUp,
  isAnnounced: boolean,
): Promise<User | undefined> {
  const { service, contact } = input;
  const isConfirmed = isConfirmedAtOnce(service, contact);
  const user = await addUser(ctx, { ...input, isConfirmed });
  if (user && isAnnounced) await announce(ctx, input, user);
  return user;
}

/** Sends the proof of the address or number. */
export async function announce(
  ctx: Ctx,
  { service, contact, redirectTo, challenge }: Omit<SignUp, "passwordHash" | "metadata">,
  user: User,
  voidsUnproved = false,
): Promise<void> {
  if (contact.email === undefined) {
    await sendTextProof(ctx, { service, user, kind: "confirmation", phone: contact.phone, voidsUnproved });
    return;
  }
  const flowId = await beginMailFlow(ctx, user.id, challenge, "email/signup");
  await sendMailProof(ctx, {
    service,
    user,
    kind: "confirmation",
    to: contact.email,
    redirectTo,
    flowId,
    voidsUnproved,
  });
}
