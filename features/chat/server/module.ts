import { registerRunHost } from "#features/agents/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { chatRoutes } from "./chat.routes.ts";
import { conversationRunHost } from "./conversation-host.ts";
import { eraseDeletedConversations } from "./erase-conversations.ts";
import { exportRoutes } from "./exports/export.routes.ts";
import { filingRoutes } from "./filing/filing.routes.ts";
import { importRoutes } from "./imports/import.routes.ts";
import { publicLinkRoutes } from "./public-links/public-link.routes.ts";
import { queueRoutes } from "./queue/queue.routes.ts";
import { sendAfterAnswer } from "./queue/send-after-answer.ts";
import { chatScenes } from "./scenes/chat-scenes.ts";
import { indexPendingTexts } from "./search/index-pending.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { searchConversations } from "./search-conversations.tool.ts";

export const chatModule: Module = {
  name: "chat",
  routes: [chatRoutes, queueRoutes, publicLinkRoutes, exportRoutes, importRoutes, searchRoutes, filingRoutes],
  on: [sendAfterAnswer],
  jobs: [eraseDeletedConversations, indexPendingTexts],
  scenes: chatScenes,
  // Longer than a deletion can be undone.
  retention: [{ table: "folders", column: "deleted_at", keepFor: { days: 1 } }],
  // Messages and search entries are deleted with their conversation.
  erasable: [
    { table: "conversations", columns: ["workspace_id", "user_id"], batchSize: 50 },
    { table: "folders", columns: ["workspace_id", "user_id"] },
    { table: "filings", columns: ["workspace_id", "user_id"] },
    { table: "crowded_owners", columns: ["workspace_id", "owner_id"] },
    { table: "queued_messages", columns: ["workspace_id", "user_id"] },
  ],
  start(services) {
    registerRunHost(conversationRunHost);
    registerTool(services, "chat", searchConversations);
  },
};
