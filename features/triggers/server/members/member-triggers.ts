import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { type MemberTrigger, triggerErrors } from "../../contract/index.ts";
import { triggerAccess } from "../trigger.access.ts";
import { nextSlotOf, statusOf } from "../trigger.presenter.ts";
import { listMemberTriggers, type MemberTriggerRow } from "./member-trigger.repository.ts";

/** The triggers of everybody in the workspace, for its owners and admins. */
export async function listMemberTriggersPage(
  ctx: Ctx,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Page<MemberTrigger>> {
  const { workspaceId } = userOf(ctx);
  const rows = await query(ctx, triggerAccess.list_all, ({ db }) =>
    listMemberTriggers(db, { workspaceId, limit: limit + 1, ...(before && { before }) }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => present(row, ctx.now())) };
}

/** One of them. Throws `trigger.not_found`. */
export async function getMemberTrigger(ctx: Ctx, id: string): Promise<MemberTrigger> {
  const { workspaceId } = userOf(ctx);
  const [row] = await query(ctx, triggerAccess.list_all, ({ db }) =>
    listMemberTriggers(db, { workspaceId, limit: 1, id }),
  );
  return row ? present(row, ctx.now()) : fail(triggerErrors, "trigger.not_found");
}

function present(row: MemberTriggerRow, now: Date): MemberTrigger {
  const { id, name, kind, user_id, owner_name, paused_because } = row;
  const isStopped = paused_because === "admin";
  return {
    ...{ id, name, kind },
    owner: owner_name === null ? null : { id: user_id, name: owner_name },
    status: statusOf(row),
    pausedBecause: paused_because,
    nextAt: row.paused_at ? null : nextSlotOf(row, now),
    createdAt: new Date(row.created_at).toISOString(),
    // Only owners and admins of the workspace get these.
    abilities: { stop: !isStopped, allow: isStopped },
  };
}
