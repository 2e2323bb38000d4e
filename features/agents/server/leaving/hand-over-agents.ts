import type { HandOver } from "#platform/server/hand-over.ts";
import { countAgents, giveAgents, listGoneOfAgents } from "./leaving.repository.ts";

/** Agents that a colleague has work on with a new owner. The others are their person's alone. */
export const handOverAgents: HandOver = {
  kind: "agents",
  path: "/agents",
  count: ({ db }, leaver) => countAgents(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfAgents(db, workspaceId),
  give: ({ db }, leaver) => giveAgents(db, leaver),
};
