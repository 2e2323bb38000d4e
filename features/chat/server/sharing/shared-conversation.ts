import type { Shareable } from "#features/sharing/server/index.ts";
import { giveConversation } from "./give-conversation.repository.ts";

/** Conversations are read, commented on and written in by others. A test of an agent stays with the agent. */
export const sharedConversation: Shareable = {
  noun: "conversation",
  table: "conversations",
  name: "o.title",
  isShown: "o.deleted_at is null and not o.is_test",
  relations: ["viewer", "commenter", "editor"],
  pathOf: (id) => `/chat/${id}`,
  sharePathOf: (id) => `/chat/${id}?share`,
  transfer: ({ db }, to) => giveConversation(db, to),
};
