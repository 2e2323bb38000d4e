import { command } from "#platform/server/command.ts";
import { createUser } from "../../manage/create-user.ts";
import { checkEmail } from "../../users/check-email.ts";
import { contestAddress } from "../../users/contest-address.ts";
import { stripDirectionMarksOfNames } from "../../users/strip-direction-marks.ts";
import { userAccess } from "../../users/user.access.ts";
import { findUserByEmail, lockUser } from "../../users/user.repository.ts";

export interface ProvisionUser {
  email: string;
  /** Display name, if the directory sends it. */
  name?: string;
}

/** The user, or the address whose proof decides who the user is. */
export type ProvisionedUser = { userId: string; awaitedEmail: null } | { userId: null; awaitedEmail: string };

/**
 * Finds or creates the user for a person in a company's directory: the one with the proved address. Before a
 * proof there is an account without a password, or one that somebody opened with a possibly foreign address.
 * The proof takes that account from its holder, so that no outsider keeps access.
 */
export const provisionUser = command(
  "user.provision",
  userAccess.provision,
  async (ctx, { email, name }: ProvisionUser): Promise<ProvisionedUser> => {
    const address = checkEmail(email);
    const found = await findUserByEmail(ctx.db, address);
    // Proofs take the same lock, so each one either is committed or sees the directory's change.
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
