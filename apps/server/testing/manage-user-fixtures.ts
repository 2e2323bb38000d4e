import { rotateSigningKey } from "#features/auth/server/keys/rotate-signing-key.ts";
import { createUser } from "#features/auth/server/manage/create-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { generateLink } from "#features/auth/server/manage/generate-link.ts";
import { inviteUser } from "#features/auth/server/manage/invite-user.ts";
import { manageUser } from "#features/auth/server/manage/manage-user.ts";
import { deleteAnonymousUser } from "#features/auth/server/users/delete-unused-anonymous.ts";
import { signUpAnonymously } from "#features/auth/server/users/sign-up-anonymously.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { worldService as service } from "./command-world.ts";

const redirectTo = service.settings.siteUrl;

/** Commands by which programs manage users. */
export const manageUserFixtures: Record<string, CommandFixture> = {
  "user.create": {
    act: "user.created",
    perform: ({ system }) => createUser(system, { id: "", email: "new@example.com", isEmailConfirmed: true }),
  },
  "signing_key.rotate": { act: "signing_key.rotated", perform: ({ system }) => rotateSigningKey(system, {}) },
  "user.invite": {
    act: "user.invited",
    perform: ({ system }) =>
      inviteUser(system, { service, email: "invited@example.com", metadata: {}, redirectTo }),
  },
  "user.generate_link": {
    act: "user.link_generated",
    perform: ({ system }) =>
      generateLink(system, {
        service,
        type: "signup",
        email: "linked@example.com",
        metadata: {},
        redirectTo,
      }),
  },
  "user.manage": {
    act: "user.managed",
    perform: async ({ system, newPerson }) =>
      manageUser(system, { service, id: (await newPerson()).actor.userId, userMetadata: { team: "sales" } }),
  },
  "user.delete_anonymous": {
    act: "user.deleted",
    async perform({ system }) {
      const { user } = await signUpAnonymously(system, { service, metadata: {} });
      const unusedSince = new Date(Date.now() + 60_000);
      await deleteAnonymousUser(system, { userId: user.id, unusedSince });
    },
  },
  "user.delete": {
    act: "user.deleted",
    perform: async ({ system, newPerson }) =>
      deleteUser(system, { id: (await newPerson()).actor.userId, isSoft: false }),
  },
};
