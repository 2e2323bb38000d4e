import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { findUser, lockUser } from "../users/user.repository.ts";
import { findClosure, listDueUserIds } from "./closure.repository.ts";
import { removeUser } from "./remove-user.ts";

export interface DeleteDueAccount {
  service: AuthServiceOptions;
  userId: string;
}

/** Deletes an account whose time is over, and says so in a last mail. One that was kept in the meantime stays. */
export const deleteDueAccount = command(
  "account.delete_due",
  async (ctx, { service, userId }: DeleteDueAccount): Promise<void> => {
    await lockUser(ctx.db, userId);
    const closure = await findClosure(ctx.db, userId);
    if (!closure || closure.due_at > ctx.now()) return;
    const user = await findUser(ctx.db, userId);
    await removeUser(ctx, user ?? { id: userId, raw_app_meta_data: {} });
    if (user) await notifyPerson(ctx, service, user, "account_deleted", { isLast: true });
  },
);

const pageSize = 100;
const lowestId = "00000000-0000-0000-0000-000000000000";

/** Deletes the accounts whose time is over; one that fails keeps no other waiting. */
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
        const asked = { at: ctx.now(), afterId, limit: pageSize };
        page = await query(ctx, ({ db }) => listDueUserIds(db, asked));
        for (const userId of page) {
          await deleteDueAccount(ctx, { service, userId }).catch((error) => failures.push(error));
        }
        afterId = page.at(-1) ?? afterId;
      } while (page.length === pageSize);
      if (failures.length > 0) throw new AggregateError(failures, "Some accounts could not be deleted.");
    },
  });
}
