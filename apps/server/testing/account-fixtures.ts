import { setAvatar } from "#features/auth/server/account/avatar/set-avatar.ts";
import { cancelEmailChange } from "#features/auth/server/account/cancel-email-change.ts";
import { cancelClosure } from "#features/auth/server/closing/cancel-closure.ts";
import { closeAccount } from "#features/auth/server/closing/close-account.ts";
import { deleteDueAccount } from "#features/auth/server/closing/delete-due-accounts.ts";
import { finishEraseUser } from "#features/auth/server/closing/erase-user.ts";
import { updateUser } from "#features/auth/server/users/update-user.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { type CommandWorld, type Person, worldService as service } from "./command-world.ts";

async function closing({ newPerson }: CommandWorld): Promise<Person> {
  const person = await newPerson();
  await closeAccount(person.ctx, { service, confirmation: person.email });
  return person;
}

/** Commands on a person's own account. */
export const accountFixtures: Record<string, CommandFixture> = {
  "user.set_avatar": {
    act: "user.avatar_changed",
    perform: async ({ newPerson }) => setAvatar((await newPerson()).ctx, { id: newId() }),
  },
  "user.cancel_email_change": {
    act: "user.email_change_cancelled",
    perform: async ({ newPerson }) => {
      const { ctx, email } = await newPerson();
      await updateUser(ctx, { service, newEmail: `next-${email}` });
      await cancelEmailChange(ctx, {});
    },
  },
  "account.close": { act: "account.closing_requested", perform: closing },
  "account.keep_open": {
    act: "account.kept_open",
    perform: async (world) => cancelClosure((await closing(world)).ctx, { service }),
  },
  "account.delete_due": {
    act: "user.deleted",
    async perform(world) {
      const { userId } = (await closing(world)).actor;
      await world.look("update auth.account_closures set due_at = now() where user_id = $1", [userId]);
      await deleteDueAccount(world.system, { service, userId });
    },
  },
  "user.erase_rows": {
    act: "user.rows_erased",
    perform: async ({ system, answered }) => eraseTables(system, (await answered()).person.actor.userId),
  },
  "user.erase": {
    act: "user.erased",
    perform: async ({ system, newPerson }) =>
      finishEraseUser(system, { userId: (await newPerson()).actor.userId, rows: 0, isAgain: false }),
  },
};
