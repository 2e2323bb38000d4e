import { handOverConversation } from "#features/chat/server/hand-overs/hand-over-conversation.ts";
import { noteRead } from "#features/chat/server/reads/note-read.ts";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";
import { stagedShare } from "./sharing-fixtures.ts";

/** Somebody with a conversation. Without an answer, which would be in the trail. */
async function read(world: CommandWorld) {
  const actor = createUserActor();
  await storePerson(world, actor);
  const { workspaceId, userId } = actor;
  const [id, messageId] = [newId(), newId()];
  await world.look(
    "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Renewal')",
    [workspaceId, id, userId],
  );
  await world.look(
    `insert into messages (workspace_id, id, conversation_id, user_id, role, status)
     values ($1, $2, $3, $4, 'user', 'complete')`,
    [workspaceId, messageId, id, userId],
  );
  return { ctx: world.as(actor), id, messageId };
}

/** Commands on the people of a conversation. */
export const peopleFixtures: Record<string, CommandFixture> = {
  "conversation.note_read": {
    act: null,
    async perform(world) {
      const { ctx, id, messageId } = await read(world);
      await noteRead(ctx, { id, messageId });
    },
  },
  "conversation.hand_over": {
    act: "conversation.handed_over",
    async perform(world) {
      const { owner, object, colleague } = await stagedShare(world);
      await handOverConversation(owner, { id: object.id, userId: colleague.userId, note: "Yours now" });
    },
  },
};
