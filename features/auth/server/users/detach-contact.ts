import { command } from "#platform/server/command.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { storeProviders } from "../identities/identity.repository.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import { sendAuthText } from "../mails/send-auth-text.ts";
import { deleteProofsOfContact } from "../proofs/one-time-token.repository.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addressOf, contactOf } from "./contact.ts";
import { deleteOwnIdentity } from "./own-identity.repository.ts";
import { userAccess } from "./user.access.ts";
import { patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface DetachContact {
  service: AuthServiceOptions;
  /** Locked; other evidence shows whose account it is. */
  user: User;
  /** The unproved contact to remove. */
  provider: "email" | "phone";
}

/**
 * Removes an unproved contact that somebody else proved from an account that stays with its holder. Notifies
 * the holder at the other contact, if proved, and by the audit event.
 */
export const detachContact = command(
  "user.detach_contact",
  userAccess.detach_contact,
  async (ctx, { service, user, provider }: DetachContact): Promise<void> => {
    const contact = contactOf(user, provider);
    if (!contact) return;
    const { id: userId } = user;
    await deleteProofsOfContact(ctx.db, userId, addressOf(contact));
    await deleteOwnIdentity(ctx.db, userId, provider);
    const { [provider]: _, ...metadata } = user.raw_user_meta_data;
    await patchUser(
      ctx.db,
      userId,
      {
        [provider]: null,
        [`${provider}_contested_at`]: null,
        raw_user_meta_data: { ...metadata, [`${provider}_verified`]: false },
      },
      ctx.now(),
    );
    await storeProviders(ctx.db, userId, ctx.now());
    await ctx.audit({
      act: "user.contact_detached",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      facts: { contact: provider },
      // The holder may not read the other person's source.
      isWithoutSource: true,
    });
    await invalidateCaller(ctx, userId);
    if (provider === "phone") return notifyPerson(ctx, service, user, "phone_detached");
    if (user.phone === null || user.phone_confirmed_at === null) return;
    await sendAuthText(ctx, { service, kind: "email_detached", phone: user.phone, user });
  },
);
