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
  /** The proved contact, which stays. */
  proved: "email" | "phone";
  /** The identity that proved it, if any. */
  identityId?: string;
  /** The flow that proved it, which continues. */
  flowId?: string | null;
  /** Replaces the metadata of the previous holder. */
  metadata: JsonObject;
}

/**
 * Voids the holder of an account whose mailbox or number was proved by somebody who may be another person.
 * Removes every way to sign in: password, the other contact, other identities, factors, passkeys, pending
 * proofs and all sessions.
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
      // So that the new holder finds it among the account's security events.
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
