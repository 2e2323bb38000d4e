import type { JsonObject } from "#platform/contract/json.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";

/** A request to use an entitlement. */
export interface UsageRequest {
  workspaceId: string;
  /** The user whose budget also counts. */
  userId: string | null;
  agentId?: string | undefined;
  entitlement: EntitlementKey;
  /** In whole units of the entitlement. */
  amount: number;
  /** Idempotency key within the workspace, e.g. `message:<id>`; at most 200 characters. */
  requestId: string;
}

export interface Reservation {
  requestId: string;
  state: "reserved" | "settled";
  /** False for a retry, which added nothing. Only the first caller may release it. */
  isNew: boolean;
}

export interface Settlement {
  workspaceId: string;
  requestId: string;
  /** Actual usage, which may exceed the reservation. */
  amount: number;
  /** Small facts for the ledger, e.g. model and tokens; no text of people. */
  facts?: JsonObject | undefined;
}
