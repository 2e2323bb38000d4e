import type { OwnershipTransfer } from "#platform/server/ownership-transfer.ts";
import { countAgents, listGoneOfAgents, transferAgents } from "./offboarding.repository.ts";

/** Agents that a colleague has work on with a new owner. The others are their person's alone. */
export const offboardAgents: OwnershipTransfer = {
  kind: "agents",
  path: "/agents",
  count: ({ db }, leaver) => countAgents(db, leaver),
  listGone: ({ db }, workspaceId) => listGoneOfAgents(db, workspaceId),
  transfer: ({ db }, leaver) => transferAgents(db, leaver),
};
