import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import { storeProviders } from "../identities/identity.repository.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { mergeOwnIdentity } from "./own-identity.repository.ts";
import { userAccess } from "./user.access.ts";
import { findUserByPhone, patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface ChangePhone {
  service: AuthServiceOptions;
  user: User;
  /** The new number, already proved; digits only. */
  phone: string;
}

/** Changes the phone number and notifies the mailbox. */
export const changePhone = command(
  "user.change_phone",
  userAccess.change_phone,
  async (ctx, { service, user, phone }: ChangePhone): Promise<void> => {
    const holder = await findUserByPhone(ctx.db, phone);
    if (holder && holder.id !== user.id) fail(authErrors, "phone_exists");
    const { id: userId } = user;
    const at = ctx.now();
    await patchUser(
      ctx.db,
      userId,
      {
        phone,
        phone_confirmed_at: at,
        new_phone: null,
        is_anonymous: false,
        raw_user_meta_data: { ...user.raw_user_meta_data, phone_verified: true },
      },
      at,
    );
    const data = { sub: userId, phone, phone_verified: true };
    await mergeOwnIdentity(ctx.db, { id: newId(), userId, provider: "phone", data, at });
    await storeProviders(ctx.db, userId, at);
    await ctx.audit({
      act: "user.phone_changed",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      sealed: { phone },
    });
    await notifyPerson(ctx, service, user, "phone_changed");
  },
);
