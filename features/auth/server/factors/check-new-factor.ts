import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { deleteUnverifiedBefore, listFactors } from "./factor.repository.ts";
import { hasVerifiedFactor } from "./factor.ts";
import { findSessionLevel } from "./session-level.repository.ts";

const longestName = 120;

export interface NewFactorRequest {
  userId: string;
  sessionId: string;
  friendlyName: string;
  service: AuthServiceOptions;
}

/** Whether the person may have one more factor of this name; what they began and never proved goes first. */
export async function checkNewFactor(ctx: Ctx, request: NewFactorRequest): Promise<void> {
  const { userId, sessionId, friendlyName, service } = request;
  const { maxFactors, unverifiedFactorSeconds } = service.settings;
  await deleteUnverifiedBefore(
    ctx.db,
    new Date(ctx.now().getTime() - unverifiedFactorSeconds * 1_000),
    userId,
  );
  const factors = await listFactors(ctx.db, userId);
  if (friendlyName.length > longestName) {
    fail(authErrors, "validation_failed", { message: "friendly_name must be 120 characters or less" });
  }
  if (factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    fail(authErrors, "mfa_factor_name_conflict", { message });
  }
  if (factors.length >= maxFactors) fail(authErrors, "too_many_enrolled_mfa_factors");
  if (hasVerifiedFactor(factors) && (await findSessionLevel(ctx.db, sessionId)) === "aal1") {
    fail(authErrors, "insufficient_aal");
  }
}
