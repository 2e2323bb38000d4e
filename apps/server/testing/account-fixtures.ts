import { setAvatar } from "#features/auth/server/account/avatar/set-avatar.ts";
import { cancelEmailChange } from "#features/auth/server/account/cancel-email-change.ts";
import { updateUser } from "#features/auth/server/users/update-user.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { worldService } from "./command-world.ts";

/** What people do with their own account. */
export const accountFixtures: Record<string, CommandFixture> = {
  "user.set_avatar": {
    act: "user.avatar_changed",
    perform: async ({ system, newPerson }) =>
      setAvatar(system, { userId: (await newPerson()).actor.userId, id: newId() }),
  },
  "user.cancel_email_change": {
    act: "user.email_change_cancelled",
    perform: async ({ system, newPerson }) => {
      const { userId, sessionId, email } = (await newPerson()).actor;
      const newEmail = `next-${email}`;
      await updateUser(system, { service: worldService, userId, sessionId, newEmail });
      await cancelEmailChange(system, { userId });
    },
  },
};
