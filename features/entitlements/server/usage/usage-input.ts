import type { JsonObject } from "#platform/contract/json.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

/** What somebody wants to use. */
export interface UsageRequest {
  workspaceId: string;
  /** For whom: the budget of this user counts as well. */
  userId: string | null;
  agentId?: string | undefined;
  entitlement: EntitlementKey;
  /** Whole units of the entitlement. */
  amount: number;
  /** Names the use within the workspace, once and for all, e.g. `message:<id>`; at most 200 characters. */
  requestId: string;
}

export interface Reservation {
  requestId: string;
  state: "reserved" | "settled";
  /** False: the same request came before, and nothing was added. Only who made it releases it. */
  isNew: boolean;
}

export interface Settlement {
  workspaceId: string;
  requestId: string;
  /** What was really used, also more or less than was reserved. */
  amount: number;
  /** Small facts for the ledger, e.g. model and tokens; nothing that a person wrote. */
  facts?: JsonObject | undefined;
}
