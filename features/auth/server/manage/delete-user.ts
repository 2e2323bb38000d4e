import { command } from "#platform/server/command.ts";
import type { Asked } from "#platform/server/erasure/begin-erasure.ts";
import { fail } from "#platform/server/errors.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { refuseHeld } from "#platform/server/holds/refuse-held.ts";
import { wordsFor } from "#platform/server/holds/require-no-hold.ts";
import { anonymizeUser } from "../closing/anonymize-user.ts";
import { removeUser } from "../closing/remove-user.ts";
import { lockSolelyOwned } from "../closing/solely-owned.ts";
import { authErrors } from "../errors.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { noSuchUser } from "./no-such-user.ts";

export interface DeleteUser {
  id: string;
  /** Keeps an anonymized row for references to the user. */
  isSoft: boolean;
  /** An erasure that was asked for before and waits. */
  asked?: Asked;
}

/**
 * Deletes a user with all data, or anonymizes the row. Returns the id of the erasure. Throws `conflict` for the only owner of a workspace
 * with other members, and
 * while a legal hold keeps the account.
 */
export const deleteUser = command(
  "user.delete",
  userAccess.delete,
  async (ctx, { id, isSoft, asked }: DeleteUser): Promise<string> => {
    await lockUser(ctx.db, id);
    const user = (await findUser(ctx.db, id)) ?? noSuchUser();
    const names = await lockSolelyOwned(ctx, id);
    if (names.length > 0) {
      const message = `User is the only owner of ${names.join(", ")}, where others work: make one of them an owner first (npm run admin -- owner <workspace> <email>)`;
      fail(authErrors, "conflict", { message });
    }
    const held = await findHoldOn(ctx.db, { kind: "account", id });
    if (held) {
      const message = wordsFor(ctx, held);
      refuseHeld(ctx, { kind: "account", id }, () => fail(authErrors, "conflict", { message }));
    }
    return isSoft ? anonymizeUser(ctx, user, asked) : removeUser(ctx, user, asked);
  },
);
