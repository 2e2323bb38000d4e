import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import {
  countCollectionsOf,
  listGoneOfCollections,
  transferCollectionsOf,
} from "./offboarding.repository.ts";

/** Collections that a colleague reads get a new owner. The others are their person's alone. */
export const offboardCollections: OwnershipTransfer = {
  kind: "collections",
  path: "/agents/knowledge",
  count: ({ db }, leaver) => countCollectionsOf(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfCollections(db, workspaceId),
  transfer: ({ db }, leaver) => transferCollectionsOf(db, leaver),
};
