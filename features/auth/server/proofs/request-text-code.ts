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
import { takeMessageSlot } from "./take-message-slot.ts";

export interface RequestTextCode {
  service: AuthServiceOptions;
  phone: string;
  /** False refuses a number that nobody has. */
  mayCreateUser: boolean;
  metadata: JsonObject;
}

/**
 * Sends a code with which the owner of the number signs in. Who is new is made a user, in the same time. Before a number
 * is proved the code proves it, against whoever holds the account.
 */
export async function requestTextCode(ctx: Ctx, input: RequestTextCode): Promise<void> {
  // Committed by itself: a refusal to send one more message must not undo it.
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
    // Whoever proves the number of such an account gets one of their own, as for a number that nobody has.
    const isSettled = known !== undefined && findOwnershipEvidence(service, known, "phone") !== undefined;
    const isUnknown = !known || isSettled;
    if (isUnknown && !mayCreateUser) fail(authErrors, "otp_disabled");
    if (isUnknown && !settings.isSignUpEnabled) fail(authErrors, "signup_disabled");
    // Not that of sign-ups: else a sign-up with somebody's number would keep this code from them.
    await takeMessageSlot(ctx, { settings, channel: "sms", kind: "recovery", recipient: phone });

    let user = known;
    await runOrSimulate(ctx, !known, async () => {
      // No country has the code 0, so nobody's number is met.
      const contact = { phone: known ? `0${phone}` : phone };
      const added = await addUser(ctx, { contact, passwordHash: null, metadata, isConfirmed: false });
      user = known ?? added;
    });
    if (!user) return;
    const voidsUnproved = !user.phone_confirmed_at && (isSettled || hasSignInMethod(user, "phone"));
    await sendTextProof(ctx, { service, user, kind: "sign_in", phone, voidsUnproved });
    // Of who is new, address and source lie in the installation's trail: making their own key could be timed.
    await auditRequest(ctx, "user.text_code_requested", { phone }, user);
    await auditOwnRequest(ctx, known ? "user.text_code_requested" : "user.signed_up", user);
  },
);
