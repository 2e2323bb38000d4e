import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import { storeProviders } from "../identities/identity.repository.ts";
import { mergeOwnIdentity } from "./own-identity.repository.ts";
import { publishProvedAddress } from "./publish-proved-address.ts";
import { userAccess } from "./user.access.ts";
import { findUser, patchUser } from "./user.repository.ts";

export interface ConfirmContact {
  userId: string;
  provider: "email" | "phone";
}

/** Marks the account's address or number as proved. Idempotent. */
export const confirmContact = command(
  "user.confirm",
  userAccess.confirm,
  async (ctx, { userId, provider }: ConfirmContact): Promise<void> => {
    const user = (await findUser(ctx.db, userId)) ?? fail(authErrors, "user_not_found");
    const at = ctx.now();
    const confirmedAt = `${provider}_confirmed_at` as const;
    const isFirstTime = user[confirmedAt] === null;
    const proof = { [`${provider}_verified`]: true };
    const about = { workspaceId: userId, onBehalfOf: userId, target: [{ type: "user", id: userId }] };
    if (!isFirstTime) {
      await ctx.audit({ ...about, act: "user.proved", facts: { provider } });
      return;
    }
    const metadata = { ...user.raw_user_meta_data, ...proof };
    await patchUser(
      ctx.db,
      userId,
      { [confirmedAt]: at, raw_user_meta_data: metadata, is_anonymous: false },
      at,
    );
    if (provider === "email") publishProvedAddress(ctx, userId);
    const data = { sub: userId, [provider]: user[provider] ?? "", ...proof };
    await mergeOwnIdentity(ctx.db, { id: newId(), userId, provider, data, at });
    await storeProviders(ctx.db, userId, at);
    await ctx.audit({ ...about, act: "user.confirmed", facts: { provider } });
  },
);
