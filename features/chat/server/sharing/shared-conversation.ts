import type { Shareable } from "#features/sharing/server/index.ts";
import { giveConversations } from "./give-conversation.repository.ts";

/** Conversations are read, commented on and written in by others. A test of an agent stays with the agent. */
export const sharedConversation: Shareable = {
  noun: "conversation",
  table: "conversations",
  name: "o.title",
  isShown: "o.deleted_at is null and not o.is_test",
  relations: ["viewer", "commenter", "editor"],
  pathOf: (id) => `/chat/${id}`,
  sharePathOf: (id) => `/chat/${id}?share`,
  transfer: async ({ db }, { id, ...given }) =>
    (await giveConversations(db, { ...given, ids: [id] })).length === 1,
};
