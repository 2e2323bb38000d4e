import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { sendTextProof } from "../proofs/send-text-proof.ts";
import { throttleMessage } from "../proofs/throttle-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { changePhone } from "./change-phone.ts";
import { findUserByPhone, patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface RequestPhoneChange {
  service: AuthServiceOptions;
  user: User;
  /** Digits only. */
  newPhone: string;
}

/** Stores the new number and sends it a code. Changes it at once where numbers are auto-confirmed. */
export async function requestPhoneChange(
  ctx: Ctx,
  { service, user, newPhone }: RequestPhoneChange,
): Promise<void> {
  const { settings } = service;
  if (await findUserByPhone(ctx.db, newPhone)) fail(authErrors, "phone_exists");
  if (settings.isPhoneAutoConfirmed) return changePhone(ctx, { service, user, phone: newPhone });
  await throttleMessage(ctx, { settings, channel: "sms", kind: "phone_change", recipient: newPhone });
  await patchUser(ctx.db, user.id, { new_phone: newPhone }, ctx.now());
  await sendTextProof(ctx, { service, user, kind: "phone_change", phone: newPhone });
  await ctx.audit({
    act: "user.phone_change_requested",
    workspaceId: user.id,
    target: [{ type: "user", id: user.id }],
    sealed: { phone: newPhone },
  });
}
