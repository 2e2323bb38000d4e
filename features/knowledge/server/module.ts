import { registerConversationKnowledge } from "#features/chat/server/index.ts";
import { registerShareable } from "#features/sharing/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { knowledgeActs } from "./acts.ts";
import { collectionAccess } from "./collection.access.ts";
import { collectionRoutes } from "./collection.routes.ts";
import { listCollectionNames } from "./collection-name.repository.ts";
import { archivedDocuments } from "./documents/archived-documents.ts";
import { documentRoutes } from "./documents/document.routes.ts";
import { listDocumentNames } from "./documents/listed-document.repository.ts";
import { nameDocumentJob } from "./documents/reading/name-document.job.ts";
import { readDocumentJob } from "./documents/reading/read-document.job.ts";
import { refreshDocuments } from "./documents/reading/refresh-due.ts";
import { beginWithCollections } from "./in-runs/begin-with-collections.ts";
import { conversationCollectionsRoutes } from "./in-runs/conversation-collections.routes.ts";
import {
  defaultKnowledgeSettings,
  type KnowledgeSettings,
  setKnowledgeSettings,
} from "./knowledge-settings.ts";
import { legalHoldKnowledge } from "./legal-hold-knowledge.ts";
import { offboardCollections } from "./offboarding/offboard-collections.ts";
import { transferAllCollections, transferLeftCollections } from "./offboarding/transfer-collections.ts";
import { progressRoutes } from "./progress/progress.routes.ts";
import { retainedKnowledgeData } from "./retained-data.ts";
import { knowledgeSearchRoutes } from "./search/search.routes.ts";
import { sharedCollection } from "./shared-collection.ts";
import { openPassageTool } from "./tools/open-passage.tool.ts";
import { searchKnowledgeTool } from "./tools/search-knowledge.tool.ts";
import { makeVectors } from "./vectors/make-vectors.ts";

/** What a company knows: collections of documents, and finding the passages that answer a question. */
export function createKnowledgeModule(settings: KnowledgeSettings = defaultKnowledgeSettings): Module {
  return {
    name: "knowledge",
    offers: [collectionAccess.list, collectionAccess.create],
    acts: knowledgeActs,
    named: [
      {
        type: "collection",
        page: "/agents/knowledge/:id",
        find: ({ db }, ids) => listCollectionNames(db, ids),
      },
      { type: "document", find: ({ db }, ids) => listDocumentNames(db, ids) },
    ],
    routes: [
      ...[collectionRoutes, documentRoutes, progressRoutes],
      ...[knowledgeSearchRoutes, conversationCollectionsRoutes],
    ],
    jobs: [readDocumentJob, nameDocumentJob, refreshDocuments, transferLeftCollections, makeVectors],
    keeps: retainedKnowledgeData,
    // A collection that nobody else reads goes with its owner, and its documents with it. Those of others keep what a
    // person added.
    erasable: [
      {
        ...{ table: "collections", columns: ["workspace_id", "user_id"], batchSize: 10 },
        giveAway: transferAllCollections,
      },
      {
        ...{ table: "documents", columns: ["added_by", "written_by"], keepsRows: true, hasWorkspace: true },
        collection: "collection_id",
      },
      { table: "conversation_collections", columns: ["added_by"], keepsRows: true, hasWorkspace: true },
    ],
    archived: [legalHoldKnowledge, archivedDocuments],
    ownershipTransfers: [offboardCollections],
    start(services) {
      setKnowledgeSettings(services, settings);
      registerShareable(sharedCollection);
      registerConversationKnowledge(services, beginWithCollections);
      registerTool(services, "knowledge", searchKnowledgeTool);
      registerTool(services, "knowledge", openPassageTool);
    },
  };
}

export const knowledgeModule: Module = createKnowledgeModule();
