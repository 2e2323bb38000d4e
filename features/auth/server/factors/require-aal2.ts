import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { Person } from "../service/require-person.ts";
import { hasVerifiedFactor } from "./factor.ts";
import { findSessionLevel } from "./session-level.repository.ts";

/** Throws `insufficient_aal` with `status` and `message` unless a factor raised the session. */
export async function requireAal2(
  ctx: Ctx,
  sessionId: string,
  { status, message }: { status: number; message: string },
): Promise<void> {
  const level = await query(ctx, ({ db }) => findSessionLevel(db, sessionId));
  if (!level || level === "aal1") throw new AppError("insufficient_aal", status, message);
}

/** Ways to sign in may bring another address with them, and take the password away: the same rule holds. */
export async function requireAal2ForIdentities(ctx: Ctx, { user, sessionId }: Person): Promise<void> {
  if (!hasVerifiedFactor(user.factors)) return;
  await requireAal2(ctx, sessionId, {
    status: 401,
    message: "AAL2 session is required to link or unlink identities when MFA is enabled.",
  });
}

/** Whoever has a second factor changes password, address and number only after it was used in this session. */
export async function requireAal2ForChange(ctx: Ctx, { user, sessionId }: Person): Promise<void> {
  if (!hasVerifiedFactor(user.factors)) return;
  await requireAal2(ctx, sessionId, {
    status: 401,
    message: "AAL2 session is required to update email or password when MFA is enabled.",
  });
}
