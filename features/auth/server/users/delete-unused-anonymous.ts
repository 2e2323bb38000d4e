import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import { lockSolelyOwned } from "../closing/solely-owned.ts";
import { deleteUser } from "../manage/delete-user.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { isUnusedAnonymous, listUnusedAnonymousIds } from "./anonymous-user.repository.ts";
import { userAccess } from "./user.access.ts";
import { lockUser } from "./user.repository.ts";

const dayMs = 86_400_000;
const pageSize = 100;
const lowestId = "00000000-0000-0000-0000-000000000000";

/**
 * Deletes an unused anonymous user. Keeps one who came back or got a name meanwhile, and the only owner of a
 * workspace with other members.
 */
export const deleteAnonymousUser = command(
  "user.delete_anonymous",
  userAccess.delete_anonymous,
  async (ctx, { userId, unusedSince }: { userId: string; unusedSince: Date }): Promise<void> => {
    await lockUser(ctx.db, userId);
    const isUnused = await isUnusedAnonymous(ctx.db, userId, unusedSince);
    if (isUnused && (await lockSolelyOwned(ctx, userId)).length === 0) {
      await deleteUser(ctx, { id: userId, isSoft: false });
    }
  },
);

/** Deletes anonymous users unused for the configured days. One failure does not block the others. */
export function deleteUnusedAnonymous({ settings }: AuthServiceOptions): Job<Record<string, never>> {
  return defineJob({
    name: "auth.delete_unused_anonymous",
    payload: z.object({}),
    schedule: "47 3 * * *",
    async perform(ctx) {
      const days = settings.anonymousRetentionDays;
      if (days === 0) return;
      const unusedSince = new Date(ctx.now().getTime() - days * dayMs);
      const failures: unknown[] = [];
      let page: string[];
      let afterId = lowestId;
      do {
        const asked = { unusedSince, afterId, limit: pageSize };
        page = await query(ctx, ({ db }) => listUnusedAnonymousIds(db, asked));
        for (const userId of page) {
          await deleteAnonymousUser(ctx, { userId, unusedSince }).catch((error) => failures.push(error));
        }
        afterId = page.at(-1) ?? afterId;
      } while (page.length === pageSize);
      if (failures.length > 0) throw new AggregateError(failures, "Some users could not be deleted.");
    },
  });
}
