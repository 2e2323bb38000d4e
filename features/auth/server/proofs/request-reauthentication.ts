import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { AppError, fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser } from "../users/user.repository.ts";
import { auditRequest } from "./audit-request.ts";
import { sendMailProof } from "./send-mail-proof.ts";
import { sendTextProof } from "./send-text-proof.ts";
import { throttleMessage } from "./throttle-message.ts";

/** Sends the caller a code that a password change requires (reauthentication). */
export const requestReauthentication = command(
  "user.request_reauthentication",
  userAccess.request_reauthentication,
  async (ctx, { service }: { service: AuthServiceOptions }): Promise<void> => {
    const { settings } = service;
    const user = (await findUser(ctx.db, userOf(ctx).userId)) ?? fail(authErrors, "user_not_found");
    const { email, phone } = user;
    const kind = "reauthentication";
    if (email) {
      if (!user.email_confirmed_at) refuse("email_not_confirmed", "Please verify your email first.");
      await throttleMessage(ctx, { settings, channel: "mail", kind, recipient: email });
      await sendMailProof(ctx, { service, user, kind, to: email });
      await auditRequest(ctx, "user.reauthentication_requested", { email }, user);
      return;
    }
    if (!phone) {
      const message = "Reauthentication requires the user to have an email or a phone number";
      return fail(authErrors, "validation_failed", { message });
    }
    if (!user.phone_confirmed_at) refuse("phone_not_confirmed", "Please verify your phone first.");
    await throttleMessage(ctx, { settings, channel: "sms", kind, recipient: phone });
    await sendTextProof(ctx, { service, user, kind, phone });
    await auditRequest(ctx, "user.reauthentication_requested", { phone }, user);
  },
);

function refuse(code: "email_not_confirmed" | "phone_not_confirmed", message: string): never {
  throw new AppError(code, 422, message);
}
