import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import type { Person } from "../service/require-person.ts";
import { hasVerifiedFactor } from "./factor.ts";
import { findSessionLevel } from "./session-level.repository.ts";

/** Throws `insufficient_aal` with `status` and `message` unless the session is elevated. */
export async function requireAal2(
  ctx: Ctx,
  sessionId: string,
  { status, message }: { status: number; message: string },
): Promise<void> {
  const level = await query(ctx, ({ db }) => findSessionLevel(db, sessionId));
  if (!level || level === "aal1") throw new AppError("insufficient_aal", status, message);
}

/** Identities need aal2 as well: they can bring another address and remove the password. */
export async function requireAal2ForIdentities(ctx: Ctx, { user, sessionId }: Person): Promise<void> {
  if (!hasVerifiedFactor(user.factors)) return;
  await requireAal2(ctx, sessionId, {
    status: 401,
    message: "AAL2 session is required to link or unlink identities when MFA is enabled.",
  });
}

/** A person with a second factor needs aal2 to change password, address or number. */
export async function requireAal2ForChange(ctx: Ctx, { user, sessionId }: Person): Promise<void> {
  if (!hasVerifiedFactor(user.factors)) return;
  await requireAal2(ctx, sessionId, {
    status: 401,
    message: "AAL2 session is required to update email or password when MFA is enabled.",
  });
}
