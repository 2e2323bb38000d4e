import type { Shareable } from "#features/sharing/server/index.ts";
import { giveCollection } from "./give-collection.repository.ts";

/** Collections are read and edited by others. Nobody comments on them. */
export const sharedCollection: Shareable = {
  noun: "collection",
  table: "collections",
  name: "o.name",
  isShown: "true",
  relations: ["viewer", "editor"],
  pathOf: (id) => `/agents/knowledge/${id}`,
  sharePathOf: (id) => `/agents/knowledge/${id}?share`,
  transfer: ({ db }, given) => giveCollection(db, given),
};
