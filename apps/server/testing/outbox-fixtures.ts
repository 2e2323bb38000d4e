import { listOutgoingMessages } from "#features/developer/server/list-outgoing-messages.ts";
import { readOutgoingMessage } from "#features/developer/server/read-outgoing-message.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands of the outbox. */
export const outboxFixtures: Record<string, CommandFixture> = {
  "outgoing_message.list": {
    act: "outgoing_message.listed",
    perform: async ({ newAdmin }) => listOutgoingMessages((await newAdmin()).ctx, { limit: 1 }),
  },
  "outgoing_message.read": {
    act: "outgoing_message.read",
    async perform({ newAdmin, look }) {
      const id = newId();
      const columns = "id, channel, kind, recipient";
      await look(`insert into outgoing_messages (${columns}) values ($1, 'sms', 'test', '4917012345')`, [id]);
      await readOutgoingMessage((await newAdmin()).ctx, { id });
    },
  },
};
