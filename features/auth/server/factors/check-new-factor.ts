import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { deleteUnverifiedFactors } from "./delete-unverified-factors.ts";
import { listFactors } from "./factor.repository.ts";
import { hasVerifiedFactor } from "./factor.ts";
import { findSessionLevel } from "./session-level.repository.ts";

const longestName = 120;

export interface NewFactorRequest {
  friendlyName: string;
  service: AuthServiceOptions;
}

/**
 * Throws unless the caller may enroll one more factor of this name. First deletes their expired unverified
 * factors, and unverified ones of the same name: only the new enrolment can still be verified.
 */
export async function checkNewFactor(ctx: Ctx, request: NewFactorRequest): Promise<void> {
  const { friendlyName, service } = request;
  const { userId, sessionId } = userOf(ctx);
  const { maxFactors, unverifiedFactorSeconds } = service.settings;
  const before = new Date(ctx.now().getTime() - unverifiedFactorSeconds * 1_000);
  const known = await listFactors(ctx.db, userId);
  const expired = known.filter(({ status, created_at: at }) => status === "unverified" && at < before);
  await deleteUnverifiedFactors(ctx, expired);
  const all = known.filter((factor) => !expired.includes(factor));
  if (friendlyName.length > longestName) {
    fail(authErrors, "validation_failed", { message: "friendly_name must be 120 characters or less" });
  }
  const same = all.filter((factor) => factor.friendly_name === friendlyName);
  if (same.some(({ status }) => status === "verified")) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    fail(authErrors, "mfa_factor_name_conflict", { message });
  }
  await deleteUnverifiedFactors(ctx, same);
  const factors = all.filter((factor) => !same.includes(factor));
  if (factors.length >= maxFactors) fail(authErrors, "too_many_enrolled_mfa_factors");
  if (hasVerifiedFactor(factors) && (await findSessionLevel(ctx.db, sessionId)) === "aal1") {
    fail(authErrors, "insufficient_aal");
  }
}
