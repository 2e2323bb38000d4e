import type { HandOver } from "#platform/server/hand-over.ts";
import { countCollectionsOf, giveCollections, listGoneOfCollections } from "./leaving.repository.ts";

/** Collections that a colleague reads get a new owner. The others are their person's alone. */
export const handOverCollections: HandOver = {
  kind: "collections",
  path: "/agents/knowledge",
  count: ({ db }, leaver) => countCollectionsOf(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfCollections(db, workspaceId),
  give: ({ db }, leaver) => giveCollections(db, leaver),
};
