import type { HandOver } from "#platform/server/hand-over.ts";
import { countConnections, giveConnections, listGoneOfConnections } from "./leaving.repository.ts";

/** Connections are the workspace's and work on. Whoever takes over is named as who added them. */
export const handOverConnections: HandOver = {
  kind: "connections",
  path: "/agents/connections",
  count: ({ db }, leaver) => countConnections(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfConnections(db, workspaceId),
  give: ({ db }, leaver) => giveConnections(db, leaver),
};
