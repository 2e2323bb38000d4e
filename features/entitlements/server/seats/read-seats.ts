import type { Ctx } from "#platform/server/context.ts";
import { readEntitlements, readStoredEntitlements } from "../values/read-entitlements.ts";
import { countSeats } from "./seat.repository.ts";

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
