import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import type { Refusal } from "../refusal.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { auditPasskey } from "./audit-passkey.ts";
import { checkRegistration } from "./check-registration.ts";
import { insertCredential, listPasskeys } from "./credential.repository.ts";
import { notifyOfPasskey } from "./notify-of-passkey.ts";
import { passkeyAccess } from "./passkey.access.ts";
import { consumePasskeyChallenge } from "./passkey-challenge.repository.ts";
import { relyingParty } from "./relying-party.ts";
import { mostPasskeys } from "./start-registration.ts";

export interface RegisterPasskey {
  challengeId: string;
  /** The browser's registration response. */
  credential: unknown;
  service: AuthServiceOptions;
}

/** Registers a passkey that answers the caller's challenge. */
export const registerPasskey = command(
  "passkey.register",
  passkeyAccess.register,
  async (ctx, { challengeId, credential, service }: RegisterPasskey): Promise<JsonObject | Refusal> => {
    const { userId } = userOf(ctx);
    await lockUser(ctx.db, userId);
    const challenge = await consumePasskeyChallenge(ctx.db, challengeId, "registration", userId);
    if (!challenge) return { refused: "webauthn_challenge_not_found" };
    const refuse = async (refused: Refusal["refused"]): Promise<Refusal> => {
      await auditPasskey(ctx, "passkey.registration_refused", { userId });
      return { refused };
    };
    if (challenge.expires_at <= ctx.now()) return refuse("webauthn_challenge_expired");
    if ((await listPasskeys(ctx.db, userId)).length >= mostPasskeys) fail(authErrors, "too_many_passkeys");
    const expected = {
      challenge: challenge.challenge,
      party: relyingParty(service.settings),
      isVerificationRequired: true,
    };
    const registered = await checkRegistration(credential, expected, ctx.log);
    if (!registered) return refuse("webauthn_verification_failed");
    const [id, at] = [newId(), ctx.now()];
    if (!(await insertCredential(ctx.db, { ...registered, id, userId, at }))) {
      return refuse("webauthn_credential_exists");
    }
    await auditPasskey(ctx, "passkey.registered", { userId, id });
    const user = await findUser(ctx.db, userId);
    if (user) await notifyOfPasskey(ctx, service, "passkey_added", user);
    return { id, created_at: at.toISOString() };
  },
);
