import { z } from "zod";
import { giveLeftBehind } from "#platform/server/access/left-behind.repository.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { collectionAccess } from "../collection.access.ts";

const batchSize = 100;

/**
 * Gives collections that a colleague reads to somebody who administers the workspace, when their owner is gone. Their
 * documents and grants stay. Returns how many. Idempotent.
 */
export const transferCollections = command(
  "collection.transfer",
  collectionAccess.transfer,
  async (ctx): Promise<number> => {
    const transferred = await giveLeftBehind(ctx.db, {
      table: "collections",
      noun: "collection",
      limit: batchSize,
    });
    for (const { workspace_id: workspaceId, id, user_id } of transferred) {
      await ctx.audit({
        act: "collection.transferred",
        workspaceId,
        target: [
          { type: "collection", id },
          { type: "user", id: user_id },
        ],
      });
    }
    return transferred.length;
  },
);

/** All that are left behind now, before the rest of a person's collections is erased. */
export async function transferAllCollections(ctx: Ctx): Promise<void> {
  while ((await transferCollections(ctx, undefined)) === batchSize);
}

/** People leave a workspace in several ways, so it is looked at by the clock. */
export const transferLeftCollections = defineJob({
  name: "knowledge.transfer_left",
  payload: z.object({}),
  schedule: "*/15 * * * *",
  perform: transferAllCollections,
});
