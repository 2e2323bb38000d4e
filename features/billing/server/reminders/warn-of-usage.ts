import { entitlementDefinitions } from "#features/entitlements/contract/index.ts";
import { listWarnedUsage, readEntitlements, type WarnedUsage } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { listSentKeys } from "../mails/notice.repository.ts";
import { sendNotice } from "../mails/send-notice.ts";

const pageSize = 200;
const monthMs = 31 * 24 * 3_600_000;

/** Notifies owners and admins of a near or reached limit, each once per period. Returns the failures. */
export async function warnOfUsage(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  const failures: unknown[] = [];
  const since = new Date(ctx.now().getTime() - monthMs);
  for (let skip = 0; ; skip += pageSize) {
    const page = await query(ctx, ({ db }) => listWarnedUsage(db, { since, skip, limit: pageSize }));
    for (const usage of page) await warn(ctx, billing, usage).catch((error: unknown) => failures.push(error));
    if (page.length < pageSize) return failures;
  }
}

async function warn(ctx: Ctx, { publicUrl }: BillingOptions, usage: WarnedUsage): Promise<void> {
  const { workspaceId, entitlement, periodStartsAt, used } = usage;
  const {
    values,
    resetsAt,
    periodStartsAt: current,
  } = await query(ctx, (inner) => readEntitlements(inner, workspaceId));
  const { limit } = values[entitlement];
  // Skips past periods and limits that were removed.
  if (limit === null || current.getTime() !== periodStartsAt.getTime()) return;
  const kind = used >= limit ? "usage_reached" : "usage_warned";
  const keyOf = (what: string) => `${what}:${workspaceId}:${entitlement}:${periodStartsAt.toISOString()}`;
  const sent = await query(ctx, ({ db }) => listSentKeys(db, [keyOf(kind), keyOf("usage_reached")]));
  if (sent.size > 0) return;
  const { unit } = entitlementDefinitions[entitlement];
  await sendNotice(ctx, {
    publicUrl,
    notice: {
      ...{ workspaceId, key: keyOf(kind), kind, roles: ["owner", "admin"] },
      about: { entitlement, used, limit, unit, day: resetsAt },
    },
  });
}
