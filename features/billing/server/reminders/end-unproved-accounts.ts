import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { modeOf } from "../mode-of.ts";
import { deleteUnprovedAccount } from "./delete-unproved-account.ts";
import { listUnprovedAccounts, type UnprovedAccount, warningKeyOf } from "./unproved-account.repository.ts";
import { dueDateOf, warnedAfterMs } from "./unproved-days.ts";

const pageSize = 100;
const lowestId = "00000000-0000-0000-0000-000000000000";

/** Warns unproved accounts of trials after 23 days and deletes them after 30. Returns the failures. */
export async function endUnprovedAccounts(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  const failures: unknown[] = [];
  const before = new Date(ctx.now().getTime() - warnedAfterMs);
  let afterId = lowestId;
  for (;;) {
    const asked = { before, afterId, limit: pageSize };
    const page = await query(ctx, ({ db }) => listUnprovedAccounts(db, modeOf(billing), asked));
    for (const account of page)
      await endOrWarn(ctx, billing, account).catch((error: unknown) => failures.push(error));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return failures;
    afterId = last.user_id;
  }
}

async function endOrWarn(ctx: Ctx, billing: BillingOptions, account: UnprovedAccount): Promise<void> {
  const { user_id: userId, warned_at: warnedAt } = account;
  if (warnedAt) {
    if (dueDateOf(account, warnedAt) <= ctx.now()) await deleteUnprovedAccount(ctx, { billing, userId });
    return;
  }
  const about = { day: dueDateOf(account, ctx.now()), url: `${billing.publicUrl}/auth` };
  const key = warningKeyOf(userId);
  // A personal workspace has its person's id.
  const notice = { workspaceId: userId, key, kind: "address_unproved", about } as const;
  await sendNotice(ctx, { publicUrl: billing.publicUrl, notice });
}
