import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser } from "../users/user.repository.ts";
import { auditPasskey } from "./audit-passkey.ts";
import { listPasskeys } from "./credential.repository.ts";
import { issueChallenge } from "./issue-challenge.ts";
import { passkeyAccess } from "./passkey.access.ts";
import { relyingParty } from "./relying-party.ts";

export const mostPasskeys = 10;

/** Requests a new discoverable passkey of the caller, with user verification. */
export const startPasskeyRegistration = command(
  "passkey.start_registration",
  passkeyAccess.start_registration,
  async (ctx, { service }: { service: AuthServiceOptions }): Promise<JsonObject> => {
    const user = (await findUser(ctx.db, userOf(ctx).userId)) ?? fail(authErrors, "user_not_found");
    const known = await listPasskeys(ctx.db, user.id);
    if (known.length >= mostPasskeys) fail(authErrors, "too_many_passkeys");
    const { id: rpID, name: rpName } = relyingParty(service.settings);
    const account = user.email || user.phone || user.id;
    const { name } = user.raw_user_meta_data;
    const { generateRegistrationOptions } = await import("@simplewebauthn/server");
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      timeout: service.settings.challengeSeconds * 1_000,
      userID: new TextEncoder().encode(user.id),
      userName: account,
      userDisplayName: typeof name === "string" && name ? name : account,
      attestationType: "none",
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    await auditPasskey(ctx, "passkey.registration_started", { userId: user.id });
    return issueChallenge(ctx, service, options, { kind: "registration", userId: user.id });
  },
);
