import { command } from "#platform/server/command.ts";
import { createUser } from "../../manage/create-user.ts";
import { checkEmail } from "../../users/check-email.ts";
import { contestAddress } from "../../users/contest-address.ts";
import { stripDirectionMarksOfNames } from "../../users/strip-direction-marks.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUserByEmail, lockUser } from "../../users/user.repository.ts";

export interface ProvisionUser {
  email: string;
  /** The name of the person, if the directory tells it. */
  name?: string;
}

/** The user of the person, or the address that somebody has to prove before it is known who that is. */
export type ProvisionedUser = { userId: string; awaitedEmail: null } | { userId: null; awaitedEmail: string };

/**
 * The user for somebody whom a company's directory names: whoever proved the address. Until somebody has there is an
 * account without a password, or one that somebody opened with an address that may not be theirs: the proof takes it
 * from them, so that nobody who is not of the company keeps a way into it.
 */
export const provisionUser = command(
  "user.provision",
  userAccess.provision,
  async (ctx, { email, name }: ProvisionUser): Promise<ProvisionedUser> => {
    const address = checkEmail(email);
    const found = await findUserByEmail(ctx.db, address);
    // A proof takes the same lock: it has been committed, or finds what the directory stores now.
    if (found) await lockUser(ctx.db, found.id);
    const known = found && (await findUserByEmail(ctx.db, address));
    if (known?.email_confirmed_at) return { userId: known.id, awaitedEmail: null };
    if (known) await contestAddress(ctx, { contact: { email: address } });
    else
      await createUser(ctx, {
        id: "",
        email: address,
        ...(name ? { userMetadata: stripDirectionMarksOfNames({ name }) } : {}),
      });
    return { userId: null, awaitedEmail: address };
  },
);
