import { registerKnownTexts } from "#features/browsing/server/index.ts";
import { registerRunHost } from "#features/runs/server/index.ts";
import { registerShareable } from "#features/sharing/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { registerPeriodKind } from "#platform/server/retention/periods/period-kinds.ts";
import { chatActs } from "./acts.ts";
import { chatRoutes } from "./chat.routes.ts";
import { conversationRunHost } from "./conversation-host.ts";
import { listConversationNames } from "./conversation-name.repository.ts";
import { eraseDeletedConversations } from "./erase-conversations.ts";
import { archivedConversations } from "./exports/archived/archived-conversations.ts";
import { legalHoldBesideConversations } from "./exports/archived/legal-hold-beside.ts";
import { bulkExportRoutes } from "./exports/bulk/bulk-export.routes.ts";
import { packBulkExport } from "./exports/bulk/pack-bulk-export.ts";
import { bulkExportTidying, tidyBulkExports } from "./exports/bulk/tidy-bulk-exports.ts";
import { exportRoutes } from "./exports/export.routes.ts";
import { filingRoutes } from "./filing/filing.routes.ts";
import { handOversRoutes } from "./hand-overs/hand-overs.routes.ts";
import { importRoutes } from "./imports/import.routes.ts";
import { offboardConversations } from "./offboarding/offboard-conversations.ts";
import { conversationPeriod } from "./periods/conversation-period.ts";
import { publicLinkRoutes } from "./public-links/public-link.routes.ts";
import { queueRoutes } from "./queue/queue.routes.ts";
import { sendAfterAnswer } from "./queue/send-after-answer.ts";
import { readsRoutes } from "./reads/reads.routes.ts";
import { chatScenes } from "./scenes/chat-scenes.ts";
import { findInConversations } from "./search/find-in-conversations.ts";
import { findInFiles } from "./search/find-in-files.ts";
import { indexPendingTexts } from "./search/index-pending.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { searchConversations } from "./search-conversations.tool.ts";
import { sharedConversation } from "./sharing/shared-conversation.ts";

export interface ChatOptions {
  /** How long an export of several conversations can be downloaded. */
  exportKeptHours?: number | undefined;
}

/** Conversations, and what is done with them. */
export function createChatModule({ exportKeptHours = 72 }: ChatOptions = {}): Module {
  const routes = [chatRoutes, queueRoutes, publicLinkRoutes, importRoutes, searchRoutes, filingRoutes];
  return {
    ...chat,
    routes: [...routes, readsRoutes, handOversRoutes, exportRoutes, bulkExportRoutes(exportKeptHours)],
  };
}

const chat: Module = {
  name: "chat",
  acts: chatActs,
  named: [{ type: "conversation", page: "/chat/:id", find: ({ db }, ids) => listConversationNames(db, ids) }],
  on: [sendAfterAnswer],
  jobs: [eraseDeletedConversations, indexPendingTexts, packBulkExport, tidyBulkExports],
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
    // Who has seen what, which others are shown by name.
    { table: "conversation_reads", columns: ["workspace_id", "user_id"], isNaming: true },
    { table: "conversation_hand_overs", columns: ["workspace_id", "from_user_id"] },
    {
      ...{ table: "bulk_exports", columns: ["workspace_id", "user_id"], isNaming: true },
      contents: { table: "bulk_export_contents", key: "id" },
    },
    {
      table: "bulk_export_contents",
      columns: ["workspace_id"],
      deleteContents: bulkExportTidying.deleteAllContents,
    },
  ],
  archived: [archivedConversations, legalHoldBesideConversations],
  ownershipTransfers: [offboardConversations],
  start(services) {
    registerShareable(sharedConversation);
    registerRunHost(conversationRunHost);
    registerPeriodKind(services, conversationPeriod);
    registerTool(services, "chat", searchConversations);
    registerKnownTexts(services, "Earlier conversations", findInConversations);
    registerKnownTexts(services, "Files", findInFiles);
  },
};

export const chatModule = createChatModule();
