import type { WebModule } from "#platform/web/modules/web-module.ts";
import { collectionCalls } from "./api/collection-calls.ts";

/** What knowledge adds to the shell. */
export const knowledgeWeb: WebModule = {
  palette: [
    {
      key: "knowledge",
      label: "Knowledge",
      mayDo: "collection.list",
      find: async (words, signal) => {
        const search = words.trim();
        const { items } = await collectionCalls.list({ show: "all", search, limit: 5 }, signal);
        const found = items.map(({ id, name }) => ({
          ...{ key: id, label: name, hint: "Collection", to: `/agents/knowledge/${id}` },
        }));
        return isNewCollection(search) ? [...found, newCollection] : found;
      },
    },
  ],
  firstSteps: [
    {
      key: "knowledge",
      title: "Add what your company knows",
      text: "Put documents into a collection, and questions find the passages that answer them.",
      to: "/agents/knowledge?new",
      isDone: async (signal) =>
        (await collectionCalls.list({ show: "editable", limit: 1 }, signal)).items.length > 0,
    },
  ],
};

const newCollection = {
  key: "new collection",
  label: "New collection",
  hint: "/agents/knowledge",
  to: "/agents/knowledge?new",
};

/** Whether what was typed may mean a new collection: nothing, or beginnings of its words. */
function isNewCollection(typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) =>
    ["new", "collection", "create", "knowledge"].some((known) => known.startsWith(word)),
  );
}
