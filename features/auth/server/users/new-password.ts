import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";
import { checkReauthentication } from "../proofs/check-reauthentication.ts";
import { orThrow } from "../refusal.ts";
import type { Person } from "../service/require-person.ts";
import { findSessionStart } from "../sessions/session-start.repository.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";

/** A session younger than this needs no reauthentication. */
const youngMs = 24 * 3_600_000;

export interface NewPassword {
  settings: AuthSettings;
  password: string;
  currentPassword: string;
  /** The reauthentication code. */
  nonce: string;
}

/** Checks and hashes a new password. Throws when the person has to reauthenticate first. */
export async function hashNewPassword(
  ctx: Ctx,
  { user, sessionId }: Person,
  { settings, password, currentPassword, nonce }: NewPassword,
): Promise<string> {
  if (settings.isReauthenticationRequired && !(await isYoung(ctx, sessionId))) {
    if (!nonce) fail(authErrors, "reauthentication_needed");
    orThrow(await checkReauthentication(ctx, { settings, userId: user.id, nonce }));
  }
  if (currentPassword && !(await verifyPassword(currentPassword, user.encrypted_password))) {
    fail(authErrors, "current_password_invalid");
  }
  if (await verifyPassword(password, user.encrypted_password)) fail(authErrors, "same_password");
  return hashPassword(password);
}

async function isYoung(ctx: Ctx, sessionId: string): Promise<boolean> {
  const startedAt = await query(ctx, ({ db }) => findSessionStart(db, sessionId));
  return startedAt !== undefined && ctx.now().getTime() - startedAt.getTime() < youngMs;
}
