import { registerRunHost } from "#features/agents/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { chatRoutes } from "./chat.routes.ts";
import { conversationRunHost } from "./conversation-host.ts";
import { eraseDeletedConversations } from "./erase-conversations.ts";
import { chatScenes } from "./scenes/chat-scenes.ts";
import { searchConversations } from "./search-conversations.tool.ts";

export const chatModule: Module = {
  name: "chat",
  routes: [chatRoutes],
  jobs: [eraseDeletedConversations],
  scenes: chatScenes,
  // Messages are deleted with their conversation.
  erasable: [{ table: "conversations", columns: ["workspace_id", "user_id"], batchSize: 50 }],
  start(services) {
    registerRunHost(conversationRunHost);
    registerTool(services, "chat", searchConversations);
  },
};
