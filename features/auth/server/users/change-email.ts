import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { invalidateCaller } from "../caller/invalidate-caller.ts";
import { authErrors } from "../errors.ts";
import { storeProviders } from "../identities/identity.repository.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { mergeOwnIdentity } from "./own-identity.repository.ts";
import { publishProvedAddress } from "./publish-proved-address.ts";
import { userAccess } from "./user.access.ts";
import { findUserByEmail, patchUser } from "./user.repository.ts";
import type { User } from "./user.ts";

export interface ChangeEmail {
  service: AuthServiceOptions;
  user: User;
  /** The new address, already proved. */
  email: string;
}

/** Changes the address and notifies the previous one. An anonymous user becomes an ordinary one. */
export const changeEmail = command(
  "user.change_email",
  userAccess.change_email,
  async (ctx, { service, user, email }: ChangeEmail): Promise<void> => {
    const holder = await findUserByEmail(ctx.db, email);
    if (holder && holder.id !== user.id) fail(authErrors, "email_exists");
    const { id: userId } = user;
    const at = ctx.now();
    const proof = { email, email_verified: true };
    await patchUser(
      ctx.db,
      userId,
      {
        email,
        email_confirmed_at: at,
        new_email: null,
        email_change_confirmations: 0,
        is_anonymous: false,
        raw_user_meta_data: { ...user.raw_user_meta_data, ...proof },
      },
      at,
    );
    publishProvedAddress(ctx, userId);
    const data = { sub: userId, ...proof };
    await mergeOwnIdentity(ctx.db, { id: newId(), userId, provider: "email", data, at });
    await storeProviders(ctx.db, userId, at);
    await ctx.audit({
      act: "user.email_changed",
      workspaceId: userId,
      onBehalfOf: userId,
      target: [{ type: "user", id: userId }],
      sealed: { email },
    });
    await invalidateCaller(ctx, userId);
    await notifyPerson(ctx, service, user, "email_changed", { newEmail: email });
  },
);
