import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { modeOf } from "../mode-of.ts";
import { listUnwelcomed } from "./due-subscription.repository.ts";

const freshMs = 14 * 24 * 3_600_000;

/** Welcomes workspaces with a new plan, once an owner's address is proved. Returns the failures. */
export async function welcomeWorkspaces(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  const failures: unknown[] = [];
  const { publicUrl } = billing;
  const since = new Date(ctx.now().getTime() - freshMs);
  const listed = await query(ctx, ({ db }) => listUnwelcomed(db, modeOf(billing), { since, limit: 200 }));
  for (const { workspace_id: workspaceId, plan_name: plan, trial_ends_at: endsAt } of listed) {
    const about = { plan: plan ?? "", day: endsAt ?? undefined, url: `${publicUrl}/dashboard` };
    const notice = { workspaceId, key: `welcome:${workspaceId}`, kind: "welcome", about } as const;
    await sendNotice(ctx, { publicUrl, notice }).catch((error: unknown) => failures.push(error));
  }
  return failures;
}
