import { command } from "#platform/server/command.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { addUser } from "./add-user.ts";
import { auditSignUp } from "./audit-sign-up.ts";
import { confirmContact } from "./confirm-contact.ts";
import type { Contact } from "./contact.ts";
import { userAccess } from "./user.access.ts";

export interface OpenOwnAccount {
  service: AuthServiceOptions;
  /** Just proved, and free. */
  contact: Contact;
}

/** Opens an account for the person who proved this contact, as a link to an unknown address does. */
export const openOwnAccount = command(
  "user.open_own_account",
  userAccess.open_own_account,
  async (ctx, { service, contact }: OpenOwnAccount): Promise<{ id: string } | undefined> => {
    if (!service.settings.isSignUpEnabled) return undefined;
    const user = await addUser(ctx, { contact, passwordHash: null, metadata: {}, isConfirmed: false });
    if (!user) return undefined;
    await auditSignUp(ctx, user, contact);
    await confirmContact(ctx, {
      userId: user.id,
      provider: contact.email === undefined ? "phone" : "email",
    });
    return { id: user.id };
  },
);
