import { handOverConversation } from "#features/chat/server/hand-overs/hand-over-conversation.ts";
import { noteRead } from "#features/chat/server/reads/note-read.ts";
import type { CommandFixture } from "./command-fixture.ts";
import { stagedShare } from "./sharing-fixtures.ts";

/** Commands on the people of a conversation. */
export const peopleFixtures: Record<string, CommandFixture> = {
  "conversation.note_read": {
    act: null,
    async perform({ answered }) {
      const { person, conversationId: id, assistantMessage } = await answered();
      await noteRead(person.ctx, { id, messageId: assistantMessage.id });
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
