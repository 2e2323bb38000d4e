import { command } from "#platform/server/command.ts";
import { forgetCaller } from "../caller/forget-caller.ts";
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
  /** Locked, with another proof of whose account it is. */
  user: User;
  /** What was never proved, and goes. */
  provider: "email" | "phone";
}

/**
 * Takes an unproved address or number from an account that stays with its holder: somebody else proved that it is
 * theirs. The holder is told by the other contact, where that is proved, and by the event.
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
      // From where somebody proved it is nothing that the holder may read.
      isWithoutSource: true,
    });
    await forgetCaller(ctx, userId);
    if (provider === "phone") return notifyPerson(ctx, service, user, "phone_detached");
    if (user.phone === null || user.phone_confirmed_at === null) return;
    await sendAuthText(ctx, { service, kind: "email_detached", phone: user.phone, user });
  },
);
