import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { SessionGrant } from "../sessions/session.ts";
import { startSession } from "../sessions/start-session.ts";
import { findUser } from "../users/user.repository.ts";
import { isBanned, type User } from "../users/user.ts";
import { auditPasskey } from "./audit-passkey.ts";
import { checkAssertion } from "./check-assertion.ts";
import { lockPasskey, touchCredential } from "./credential.repository.ts";
import { AuthenticationResponse } from "./credential-response.ts";
import { passkeyAccess } from "./passkey.access.ts";
import { consumePasskeyChallenge } from "./passkey-challenge.repository.ts";
import { relyingParty } from "./relying-party.ts";

export interface SignInWithPasskey {
  challengeId: string;
  /** The browser's authentication response. */
  credential: unknown;
  service: AuthServiceOptions;
}

/** Starts a session of the person whose passkey signed the challenge. */
export const signInWithPasskey = command(
  "passkey.sign_in",
  passkeyAccess.sign_in,
  async (ctx, { challengeId, credential, service }: SignInWithPasskey): Promise<SessionGrant | Refusal> => {
    const challenge = await consumePasskeyChallenge(ctx.db, challengeId, "authentication", undefined);
    if (!challenge) return { refused: "webauthn_challenge_not_found" };
    if (challenge.expires_at <= ctx.now()) return refuse(ctx, { refused: "webauthn_challenge_expired" });

    const expected = {
      challenge: challenge.challenge,
      party: relyingParty(service.settings),
      isVerificationRequired: true,
    };
    const user = await signer(ctx, credential, expected);
    if (!user) return refuse(ctx, { refused: "webauthn_verification_failed" });
    const refusal = whyNot(ctx, user, service);
    if (refusal) return refuse(ctx, refusal, user.id);
    return startSession(ctx, {
      service,
      userId: user.id,
      method: "passkey",
      reliesOn: "proof_in_transaction",
    });
  },
);

/** The person of the signing passkey. The authenticator's user handle must name the same person. */
async function signer(
  ctx: Ctx,
  response: unknown,
  expected: Parameters<typeof checkAssertion>[2],
): Promise<User | undefined> {
  const parsed = AuthenticationResponse.safeParse(response);
  const passkey = parsed.success ? await lockPasskey(ctx.db, parsed.data.id) : undefined;
  const handle = parsed.data?.response.userHandle;
  if (!passkey || !handle || Buffer.from(handle, "base64url").toString() !== passkey.user_id)
    return undefined;
  const signCount = await checkAssertion(response, passkey, expected, ctx.log);
  if (signCount === undefined) return undefined;
  await touchCredential(ctx.db, passkey.id, signCount, ctx.now());
  await auditPasskey(ctx, "passkey.used", { userId: passkey.user_id, id: passkey.id });
  return findUser(ctx.db, passkey.user_id);
}

function whyNot(ctx: Ctx, user: User, { settings }: AuthServiceOptions): Refusal | undefined {
  if (isBanned(user, ctx.now())) return { refused: "user_banned" };
  if (settings.areUnverifiedSignInsAllowed) return undefined;
  if (user.email && !user.email_confirmed_at) return { refused: "email_not_confirmed", status: 403 };
  if (user.phone && !user.phone_confirmed_at) return { refused: "phone_not_confirmed", status: 403 };
  return undefined;
}

async function refuse(ctx: Ctx, refusal: Refusal, userId?: string): Promise<Refusal> {
  await ctx.audit({
    act: "passkey.refused",
    workspaceId: userId ?? installationWorkspaceId,
    ...(userId ? { onBehalfOf: userId, target: [{ type: "user", id: userId }] } : {}),
    outcome: "denied",
    errorCode: refusal.refused,
  });
  return refusal;
}
