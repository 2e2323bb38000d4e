import { randomBytes } from "node:crypto";
import { command } from "#platform/server/command.ts";
import { runOrSimulate } from "../proofs/run-or-simulate.ts";
import type { Contact } from "./contact.ts";
import {
  addUserAndAnnounce,
  announce,
  isConfirmedAtOnce,
  mayAnnounce,
  type SignUp,
  worksUnproved,
} from "./sign-up.ts";
import { userAccess } from "./user.access.ts";
import { findUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface RepeatSignUp extends SignUp {
  /** The holder of the address or number. */
  user: User;
  /** True resends the confirmation. False simulates it, in the time of a sign-up. */
  isAnnouncedAgain: boolean;
  /** False when the password differs from the account's: the link is then not for its holder. */
  isHolder: boolean;
}

/** A sign-up with a taken address or number. Changes nothing about the user. */
export const repeatSignUp = command(
  "user.repeat_sign_up",
  userAccess.repeat_sign_up,
  async (ctx, input: RepeatSignUp): Promise<User> => {
    const { service, contact, user, isAnnouncedAgain, isHolder } = input;
    const isLenient = worksUnproved(service, contact);
    const isAnnounced = !isConfirmedAtOnce(service, contact) && (await mayAnnounce(ctx, input, isLenient));
    if (isAnnouncedAgain) {
      if (isAnnounced) await announce(ctx, input, user, !isHolder);
    } else {
      const nobody = { ...input, contact: nobodyLike(contact) };
      await runOrSimulate(ctx, false, () => addUserAndAnnounce(ctx, nobody, isAnnounced));
    }
    await ctx.audit({
      act: "user.sign_up_repeated",
      workspaceId: user.id,
      onBehalfOf: user.id,
      target: [{ type: "user", id: user.id }],
      outcome: "denied",
    });
    return (await findUser(ctx.db, user.id)) ?? user;
  },
);

function nobodyLike(contact: Contact): Contact {
  const name = randomBytes(12).toString("hex");
  if (contact.email !== undefined) return { email: `${name}@nobody.invalid` };
  // No country code starts with 0, so the number is nobody's.
  return { phone: `0${BigInt(`0x${name}`)}`.slice(0, 15) };
}
