import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import { countConnections, listGoneOfConnections, transferConnections } from "./offboarding.repository.ts";

/** Connections are the workspace's and work on. Whoever takes over is named as who added them. */
export const offboardConnections: OwnershipTransfer = {
  kind: "connections",
  path: "/agents/connections",
  count: ({ db }, leaver) => countConnections(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfConnections(db, workspaceId),
  transfer: ({ db }, leaver) => transferConnections(db, leaver),
};
