import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { UsageRequest } from "./usage-input.ts";

export interface ReserveStatement extends UsageRequest {
  periodStartsAt: Date;
  /** The workspace's ceiling; null: none. */
  ceiling: number | null;
  softAt: number | null;
  /** True: counted as used at once, without a reservation. */
  isSpent: boolean;
  /** True: counted regardless of limits and budgets. */
  isForced: boolean;
  at: Date;
}

export interface ReserveResult {
  outcome: "reserved" | "settled" | "reused" | "refused";
  is_new: boolean;
  refused_scope: "workspace" | "user" | "agent" | null;
  /** Integers as text. */
  refused_limit: string | null;
  refused_used: string | null;
  has_crossed: boolean;
}

/**
 * Reserves against the workspace's limit and all budgets in one statement: all have room, or nothing is
 * reserved.
 */
export async function reserve(db: Db, request: ReserveStatement): Promise<ReserveResult> {
  const { workspaceId, requestId, entitlement, userId, agentId, amount } = request;
  const { periodStartsAt, ceiling, softAt, isSpent, isForced, at } = request;
  const { rows } = await sql<ReserveResult>`
    select outcome, is_new, refused_scope, refused_limit::text, refused_used::text, has_crossed
    from app.reserve_usage(${workspaceId}::uuid, ${requestId}::text, ${entitlement}::text, ${userId}::uuid,
      ${agentId ?? null}::uuid, ${amount}::bigint, ${periodStartsAt}::timestamptz, ${ceiling}::bigint,
      ${softAt}::bigint, ${isSpent}::boolean, ${isForced}::boolean, ${at}::timestamptz)`.execute(db);
  return rows[0] ?? never();
}

export interface EndResult {
  is_known: boolean;
  is_new: boolean;
  of_entitlement: string | null;
  has_crossed: boolean;
}

export interface EndStatement {
  workspaceId: string;
  requestId: string;
  state: "settled" | "released";
  amount: number;
  facts: JsonObject;
  at: Date;
}

/** Settles or releases a reservation, once. */
export async function endReservation(db: Db, ended: EndStatement): Promise<EndResult> {
  const { workspaceId, requestId, state, amount, facts, at } = ended;
  const { rows } = await sql<EndResult>`
    select is_known, is_new, of_entitlement, has_crossed
    from app.end_reservation(${workspaceId}::uuid, ${requestId}::text, ${state}::text, ${amount}::bigint,
      ${JSON.stringify(facts)}::jsonb, ${at}::timestamptz)`.execute(db);
  return rows[0] ?? never();
}

/** Reservations from before `before` that are still open. */
export async function listStaleReservations(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<{ workspaceId: string; requestId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; requestId: string }>`
    select workspace_id as "workspaceId", request_id as "requestId" from usage_ledger
    where state = 'reserved' and changed_at < ${before} order by changed_at limit ${limit}`.execute(db);
  return rows;
}

function never(): never {
  throw new Error("The function answered with no row.");
}
