import type { Ctx } from "#platform/server/context.ts";
import { readEntitlements, readStoredEntitlements } from "../values/read-entitlements.ts";
import { countSeats, findSeatsOfPlan } from "./seat.repository.ts";

export interface Seats {
  taken: number;
  /** Null: as many as one likes. */
  limit: number | null;
}

/** Seats that a workspace uses and has. Part of a query that reads as the product. */
export async function readSeats(ctx: Ctx, workspaceId: string): Promise<Seats> {
  const { values } = await readEntitlements(ctx, workspaceId);
  return { taken: await countSeats(ctx.db, workspaceId), limit: values.seats.limit };
}

/** The same as it is stored at this moment, for work that a changed plan causes. */
export async function readStoredSeats(ctx: Ctx, workspaceId: string): Promise<Seats> {
  const { values } = await readStoredEntitlements(ctx, workspaceId);
  return { taken: await countSeats(ctx.db, workspaceId), limit: values.seats.limit };
}

export interface SeatsOnPlan {
  taken: number;
  /** Null: as many as one likes. */
  before: number | null;
  after: number | null;
  /** Until the trial ends. Absent when there is none. */
  trial?: number | null;
}

/**
 * Seats that a workspace uses, has now, and would have on a plan in this quantity, where no override of its own decides.
 * Reads as the product.
 */
export async function readSeatsOnPlan(
  ctx: Ctx,
  workspaceId: string,
  { planKey, quantity, isTrial }: { planKey: string; quantity: number; isTrial: boolean },
): Promise<SeatsOnPlan> {
  const { values } = await readEntitlements(ctx, workspaceId);
  const taken = await countSeats(ctx.db, workspaceId);
  const { limit: before, source } = values.seats;
  if (source === "override") return { taken, before, after: before };
  const one = await findSeatsOfPlan(ctx.db, planKey);
  const times = (seats: number | null) => (seats === null ? null : seats * quantity);
  return { taken, before, after: times(one.seats), ...(isTrial && { trial: times(one.trial) }) };
}
