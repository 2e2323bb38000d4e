import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { announceOpening } from "./account-openings.ts";
import { addUser } from "./add-user.ts";
import { auditSignUp } from "./audit-sign-up.ts";
import { findUserByContact } from "./find-user-by-contact.ts";
import { addUserAndAnnounce, mayAnnounce } from "./sign-up.ts";
import { toldLanguage } from "./told-language.ts";
import { userAccess } from "./user.access.ts";

export interface OpenAccount {
  service: AuthServiceOptions;
  /** In stored form. */
  email: string;
  passwordHash: string;
  /** The person followed a link mailed to the address. */
  isProved?: boolean;
  /** Remarks of the page for other features. */
  remarks?: JsonObject;
}

export interface OpenedAccount {
  id: string;
}

/**
 * Opens an account for a person from another feature, without a session. They sign in with the password
 * afterwards. The address still needs a proof unless `isProved`. Undefined when it is taken. The caller has
 * checked before any payment that sign-up is open.
 */
export const openAccount = command(
  "user.open_account",
  userAccess.open_account,
  async (
    ctx,
    { service, email, passwordHash, isProved = false, remarks }: OpenAccount,
  ): Promise<OpenedAccount | undefined> => {
    const contact = { email };
    if (await findUserByContact(ctx, contact)) return undefined;
    const { isMailAutoConfirmed } = service.settings;
    const isAnnounced =
      !isProved && !isMailAutoConfirmed && (await mayAnnounce(ctx, { service, contact }, true));
    const request = { service, contact, passwordHash, metadata: toldLanguage(remarks?.language) };
    const user = isProved
      ? await addUser(ctx, { ...request, isConfirmed: true })
      : await addUserAndAnnounce(ctx, request, isAnnounced);
    if (!user) return undefined;
    await auditSignUp(ctx, user, contact);
    await announceOpening(ctx, user.id, remarks);
    return { id: user.id };
  },
);
