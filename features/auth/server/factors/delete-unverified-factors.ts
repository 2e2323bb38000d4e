import type { Ctx } from "#platform/server/context.ts";
import { auditFactor } from "./audit-factor.ts";
import { deleteFactorRows } from "./factor.repository.ts";
import type { Factor } from "./factor.ts";

/** Deletes unverified factors, each with its audit event. Needs the lock of the user. */
export async function deleteUnverifiedFactors(ctx: Ctx, factors: readonly Factor[]): Promise<void> {
  await deleteFactorRows(
    ctx.db,
    factors.map(({ id }) => id),
  );
  for (const factor of factors) await auditFactor(ctx, "factor.abandoned", factor, { status: factor.status });
}
