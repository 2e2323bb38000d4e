import type { Ctx } from "#platform/server/context.ts";
import { requireCapacity } from "../require-capacity.ts";
import { countSeats } from "./seat.repository.ts";

/**
 * Throws `limit_reached` unless the workspace has a seat left. Call it in the elevated transaction that adds the
 * membership, or ends its suspension: nobody else takes a seat of the workspace until that ends.
 */
export async function takeSeat(ctx: Ctx, workspaceId: string): Promise<void> {
  const current = () => countSeats(ctx.db, workspaceId);
  await requireCapacity(ctx, { workspaceId, entitlement: "seats", current, adding: 1 });
}
