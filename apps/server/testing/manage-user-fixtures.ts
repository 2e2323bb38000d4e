import { rotateSigningKey } from "#features/auth/server/keys/rotate-signing-key.ts";
import { createUser } from "#features/auth/server/manage/create-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { manageUser } from "#features/auth/server/manage/manage-user.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** How programs of the installation manage users. */
export const manageUserFixtures: Record<string, CommandFixture> = {
  "user.create": {
    act: "user.created",
    perform: ({ system }) => createUser(system, { id: "", email: "new@example.com", isEmailConfirmed: true }),
  },
  "signing_key.rotate": { act: "signing_key.rotated", perform: ({ system }) => rotateSigningKey(system, {}) },
  "user.manage": {
    act: "user.managed",
    perform: async ({ system, newPerson }) =>
      manageUser(system, { id: (await newPerson()).actor.userId, userMetadata: { team: "sales" } }),
  },
  "user.delete": {
    act: "user.deleted",
    perform: async ({ system, newPerson }) =>
      deleteUser(system, { id: (await newPerson()).actor.userId, isSoft: false }),
  },
};
