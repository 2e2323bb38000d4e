import { settingsByDefault } from "#features/notifications/contract/index.ts";
import { mailDigest } from "#features/notifications/server/digest/mail-digest.ts";
import { markAllRead, markRead } from "#features/notifications/server/reading/mark-read.ts";
import { chooseSettings } from "#features/notifications/server/settings/choose-settings.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";
import { proveAddress } from "./prove-address.ts";

/** Somebody who was mentioned. Without a sign-up, which would be in the trail. */
async function mentioned(world: CommandWorld, actor = createUserActor()) {
  await storePerson(world, actor);
  const { workspaceId, userId } = actor;
  const id = newId();
  await world.look(
    `insert into notifications (workspace_id, id, user_id, kind, path, facts, created_at)
     values ($1, $2, $3, 'mention', '/dashboard', '{"title":"Renewal"}', now())`,
    [workspaceId, id, userId],
  );
  return { ctx: world.as(actor), workspaceId, userId, id };
}

/** Commands on what people are told. */
export const notificationFixtures: Record<string, CommandFixture> = {
  // Reading is no act.
  "notification.mark_read": {
    act: null,
    async perform(world) {
      const { ctx, id } = await mentioned(world);
      await markRead(ctx, { id });
    },
  },
  "notification.mark_all_read": {
    act: null,
    async perform(world) {
      await markAllRead((await mentioned(world)).ctx, {});
    },
  },
  "notification.choose_settings": {
    act: "notification.settings_chosen",
    async perform({ newPerson }) {
      await chooseSettings((await newPerson()).ctx, settingsByDefault);
    },
  },
  "notification.mail": {
    act: "notification.mailed",
    async perform(world) {
      const person = await world.newPerson();
      await proveAddress(world, person);
      const { workspaceId, userId } = await mentioned(world, person.actor);
      await mailDigest(world.system, { workspaceId, userId, publicUrl: "http://127.0.0.1" });
    },
  },
};
