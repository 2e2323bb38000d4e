import { type Ctx, userOf } from "#platform/server/context.ts";
import { findLatestProof } from "./latest-proof.repository.ts";
import { isFreshProof } from "./require-fresh-proof.ts";

/** Whether the caller's session saw a proof within the last day. A browser left open for weeks deletes nobody. */
export async function isFreshSession(ctx: Ctx): Promise<boolean> {
  return isFreshProof(ctx, await findLatestProof(ctx.db, userOf(ctx).sessionId));
}
