import { registerShareable } from "#features/sharing/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { knowledgeActs } from "./acts.ts";
import { collectionRoutes } from "./collection.routes.ts";
import { listCollectionNames } from "./collection-name.repository.ts";
import { sharedCollection } from "./shared-collection.ts";

/** What a company knows: collections of documents, and finding the passages that answer a question. */
export const knowledgeModule: Module = {
  name: "knowledge",
  acts: knowledgeActs,
  named: [
    {
      type: "collection",
      page: "/agents/knowledge/:id",
      find: ({ db }, ids) => listCollectionNames(db, ids),
    },
  ],
  routes: [collectionRoutes],
  start() {
    registerShareable(sharedCollection);
  },
};
