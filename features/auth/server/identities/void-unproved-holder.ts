import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { deleteDevicesOf } from "../devices/known-device.repository.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { noPendingContact } from "../users/no-pending-contact.ts";
import { userAccess } from "../users/user.access.ts";
import { patchUser } from "../users/user.repository.ts";
import { deleteProofsOfHolder } from "./external-user.repository.ts";
import { deleteIdentitiesExcept } from "./identity.repository.ts";

export interface VoidUnprovedHolder {
  userId: string;
  /** What was proved, and stays. */
  proved: "email" | "phone";
  /** The identity that proved it, if it is one. */
  identityId?: string;
  /** The flow whose link did; it goes on. */
  flowId?: string | null;
  /** In the place of what the former holder wrote about themselves. */
  metadata: JsonObject;
}

/**
 * The mailbox or number of an account was proved by somebody who may not be the one that opened it: nothing with which
 * the opener could come in stays. Password, the other contact, other identities, factors, passkeys, pending proofs and
 * all sessions go.
 */
export const voidUnprovedHolder = command(
  "user.void_unproved_holder",
  userAccess.void_unproved_holder,
  async (ctx, { userId, proved, identityId, flowId, metadata }: VoidUnprovedHolder): Promise<void> => {
    await deleteIdentitiesExcept(ctx.db, userId, identityId);
    await deleteProofsOfHolder(ctx.db, userId, flowId);
    await deleteDevicesOf(ctx.db, userId);
    const change = {
      ...noPendingContact,
      email_contested_at: null,
      phone_contested_at: null,
      encrypted_password: null,
      ...(proved === "email"
        ? { phone: null, phone_confirmed_at: null }
        : { email: null, email_confirmed_at: null }),
      raw_user_meta_data: metadata,
    };
    await patchUser(ctx.db, userId, change, ctx.now());
    await ctx.audit({
      act: "user.unproved_holder_voided",
      workspaceId: userId,
      // So that whoever has the account now finds it among the recent events of it.
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { proved },
    });
    await endSessions(ctx, {
      userId,
      scope: "global",
      reason: proved === "email" ? "mailbox_proved" : "number_proved",
    });
  },
);
