import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findHoldOn } from "#platform/server/holds/hold.repository.ts";
import { listHoldingWorkspaces } from "#platform/server/holds/refused-deletion.repository.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import { retentionTime } from "#platform/server/retention/retention-time.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { accountAccess } from "./account.access.ts";
import {
  findClosure,
  listDueUserIds,
  markHeld,
  markToldToHandOn,
  type StoredClosure,
} from "./closure.repository.ts";
import { removeUser } from "./remove-user.ts";
import { lockSolelyOwned } from "./solely-owned.ts";

export interface DeleteDueAccount {
  service: AuthServiceOptions;
  userId: string;
}

/**
 * Deletes an account after its grace period and sends a last mail. Skips an account that was kept meanwhile.
 * The only owner of a workspace with other members stays until it has another owner, and a person of whom a legal
 * hold keeps something until the hold ends.
 */
export const deleteDueAccount = command(
  "account.delete_due",
  accountAccess.delete_due,
  async (ctx, { service, userId }: DeleteDueAccount): Promise<void> => {
    await lockUser(ctx.db, userId);
    const closure = await findClosure(ctx.db, userId);
    if (!closure || closure.due_at > (await retentionTime(ctx))) return;
    const user = await findUser(ctx.db, userId);
    const names = await lockSolelyOwned(ctx, userId);
    if (user && names.length > 0) return askToHandOn(ctx, service, user, { closure, names });
    if (user && (await findHoldOn(ctx.db, { kind: "account", id: userId }))) return noteHeld(ctx, closure);
    const asked = { by: { type: "user", id: userId }, at: closure.requested_at };
    const erasureId = await removeUser(ctx, user ?? { id: userId, raw_app_meta_data: {} }, asked);
    if (user) await notifyPerson(ctx, service, user, "account_deleted", { isLast: true, erasureId });
  },
);

/** Mails the person once. The hourly job retries the deletion. */
async function askToHandOn(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  { closure, names }: { closure: StoredClosure; names: string[] },
): Promise<void> {
  if (closure.handover_requested_at) return;
  await markToldToHandOn(ctx.db, user.id, ctx.now());
  await ctx.audit({
    act: "account.deletion_waits",
    workspaceId: user.id,
    onBehalfOf: user.id,
    target: [{ type: "user", id: user.id }],
    sealed: { workspaces: names.join(", ") },
  });
  await notifyPerson(ctx, service, user, "account_waiting", { detail: names.join(", ") });
}

/** Tells those who may release the hold, once: in the log of each workspace that holds the person. */
async function noteHeld(ctx: Ctx, { user_id: userId, held_at }: StoredClosure): Promise<void> {
  if (held_at) return;
  await markHeld(ctx.db, userId, ctx.now());
  for (const workspaceId of await listHoldingWorkspaces(ctx.db, userId)) {
    await ctx.audit({
      act: "account.deletion_held",
      workspaceId,
      target: [{ type: "user", id: userId }],
    });
  }
}

const pageSize = 100;
const lowestId = "00000000-0000-0000-0000-000000000000";

/** Deletes all accounts whose grace period is over. One failure does not block the others. */
export function deleteDueAccounts(service: AuthServiceOptions): Job<Record<string, never>> {
  return defineJob({
    name: "auth.close_due_accounts",
    payload: z.object({}),
    schedule: "7 * * * *",
    async perform(ctx) {
      const failures: unknown[] = [];
      let page: string[];
      let afterId = lowestId;
      do {
        page = await query(ctx, async (inner) =>
          listDueUserIds(inner.db, { at: await retentionTime(inner), afterId, limit: pageSize }),
        );
        for (const userId of page) {
          await deleteDueAccount(ctx, { service, userId }).catch((error) => failures.push(error));
        }
        afterId = page.at(-1) ?? afterId;
      } while (page.length === pageSize);
      if (failures.length > 0) throw new AggregateError(failures, "Some accounts could not be deleted.");
    },
  });
}
