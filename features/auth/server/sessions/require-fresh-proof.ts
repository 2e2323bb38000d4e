import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { checkReauthentication } from "../proofs/check-reauthentication.ts";
import { orThrow } from "../refusal.ts";
import type { Person } from "../service/require-person.ts";
import type { AuthSettings } from "../settings/auth-settings.ts";
import { findLatestProof } from "./latest-proof.repository.ts";

/** A proof younger than this lets the session change how its person signs in. */
const freshMs = 24 * 3_600_000;

interface FreshProof {
  settings: AuthSettings;
  /** The reauthentication code, where the call can bring one. */
  nonce?: string;
  message?: string;
}

/**
 * Throws `reauthentication_needed` unless the session saw a sign-in, a password, a code or a factor within the
 * last day. A stolen token alone then becomes no account. Anonymous users have nothing to prove again. Returns the
 * id of the proof that the change has to consume, if a code was needed.
 */
export async function requireFreshProof(
  ctx: Ctx,
  { user, sessionId, ctx: own }: Person,
  { settings, nonce, message = "This change requires reauthentication" }: FreshProof,
): Promise<string | undefined> {
  if (!settings.isReauthenticationRequired || user.is_anonymous) return undefined;
  const provedAt = await query(ctx, ({ db }) => findLatestProof(db, sessionId));
  if (isFreshProof(ctx, provedAt)) return undefined;
  if (!nonce) fail(authErrors, "reauthentication_needed", { message });
  return orThrow(await checkReauthentication(own, { settings, nonce })).proofId;
}

export function isFreshProof(ctx: Ctx, provedAt: Date | undefined): boolean {
  return provedAt !== undefined && ctx.now().getTime() - provedAt.getTime() < freshMs;
}
