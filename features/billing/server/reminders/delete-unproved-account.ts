import { findUser, lockSolelyOwned, lockUser, removeUser } from "#features/auth/server/index.ts";
import { command } from "#platform/server/command.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import type { BillingOptions } from "../billing-options.ts";
import { sendBillingMail } from "../mails/send-billing-mail.ts";
import { unprovedAccountAccess } from "./unproved-account.access.ts";
import { findUnprovedAccount } from "./unproved-account.repository.ts";
import { dueDateOf } from "./unproved-days.ts";

export interface DeleteUnprovedAccount {
  billing: BillingOptions;
  userId: string;
}

/**
 * Deletes an account whose address was never proved in time, and sends a last mail. A closing job ends its
 * subscription. Skips an account proved meanwhile, and the only owner of a workspace with other members.
 */
export const deleteUnprovedAccount = command(
  "user.delete_unproved",
  unprovedAccountAccess.delete_unproved,
  async (ctx, { billing, userId }: DeleteUnprovedAccount): Promise<void> => {
    await lockUser(ctx.db, userId);
    const account = await findUnprovedAccount(ctx.db, userId);
    if (!account?.warned_at || dueDateOf(account, account.warned_at) > ctx.now()) return;
    const user = await findUser(ctx.db, userId);
    if (!user || (await lockSolelyOwned(ctx, userId)).length > 0) return;
    if (await findHoldOn(ctx.db, { kind: "account", id: userId })) return;
    await removeUser(ctx, user);
    if (!user.email) return;
    await sendBillingMail(ctx, {
      ...{ kind: "account_removed", publicUrl: billing.publicUrl, about: {}, isLast: true },
      to: { email: user.email, metadata: user.raw_user_meta_data },
      dedupeKey: `billing:account_removed:${userId}`,
    });
  },
);
