import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { hasSignInMethod } from "../manage/has-sign-in-method.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addUser } from "../users/add-user.ts";
import { contestAddress } from "../users/contest-address.ts";
import { findOwnershipEvidence } from "../users/ownership-evidence.ts";
import { userAccess } from "../users/user.access.ts";
import { findUserByPhone } from "../users/user.repository.ts";
import { auditOwnRequest, auditRequest } from "./audit-request.ts";
import { runOrSimulate } from "./run-or-simulate.ts";
import { sendTextProof } from "./send-text-proof.ts";
import { throttleMessage } from "./throttle-message.ts";

export interface RequestTextCode {
  service: AuthServiceOptions;
  phone: string;
  /** False refuses an unknown number. */
  mayCreateUser: boolean;
  metadata: JsonObject;
}

/**
 * Sends a code to sign in with. Creates an unknown user, in the same time. For an unproved number the code is
 * also its proof, against the present holder.
 */
export async function requestTextCode(ctx: Ctx, input: RequestTextCode): Promise<void> {
  // Commits by itself, so that a later refusal (message limit) does not undo it.
  await contestAddress(ctx, { contact: { phone: input.phone } });
  await request(ctx, input);
}

const request = command(
  "user.request_text_code",
  userAccess.request_text_code,
  async (ctx, input: RequestTextCode): Promise<void> => {
    const { service, phone, mayCreateUser, metadata } = input;
    const { settings } = service;
    const known = await findUserByPhone(ctx.db, phone);
    // For such an account the proof opens an own account, as for an unknown number.
    const isSettled = known !== undefined && findOwnershipEvidence(service, known, "phone") !== undefined;
    const isUnknown = !known || isSettled;
    if (isUnknown && !mayCreateUser) fail(authErrors, "otp_disabled");
    if (isUnknown && !settings.isSignUpEnabled) fail(authErrors, "signup_disabled");
    // A kind other than that of sign-ups: a sign-up with a foreign number must not use up its owner's gap.
    await throttleMessage(ctx, { settings, channel: "sms", kind: "recovery", recipient: phone });

    let user = known;
    await runOrSimulate(ctx, !known, async () => {
      // No country code starts with 0, so the number is nobody's.
      const contact = { phone: known ? `0${phone}` : phone };
      const added = await addUser(ctx, { contact, passwordHash: null, metadata, isConfirmed: false });
      user = known ?? added;
    });
    if (!user) return;
    const voidsUnproved = !user.phone_confirmed_at && (isSettled || hasSignInMethod(user, "phone"));
    await sendTextProof(ctx, { service, user, kind: "sign_in", phone, voidsUnproved });
    // A new user's number and source go to the installation's trail: creating an own key could be timed.
    await auditRequest(ctx, "user.text_code_requested", { phone }, user);
    await auditOwnRequest(ctx, known ? "user.text_code_requested" : "user.signed_up", user);
  },
);
