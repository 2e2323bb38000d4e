import { z } from "zod";
import { auditedGrant } from "#platform/server/access/grant.access.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { shareAccess } from "../share.access.ts";
import { deleteExpiredGrants } from "./expired-grant.repository.ts";

const batchSize = 200;

/**
 * Deletes shares whose time is over. They give no right from that moment on, whoever asks; this tells the people
 * concerned and ends their open streams. Returns how many. Idempotent.
 */
export const expireGrants = command("share.expire", shareAccess.expire, async (ctx): Promise<number> => {
  const ended = await deleteExpiredGrants(ctx.db, batchSize);
  for (const { workspace_id: workspaceId, object_type, object_id, user_id, team_id } of ended) {
    const subject = user_id ? { userId: user_id } : team_id ? { teamId: team_id } : ("workspace" as const);
    await ctx.audit({
      ...auditedGrant("grant.expired", { noun: object_type, id: object_id }, subject),
      workspaceId,
    });
  }
  return ended.length;
});

export async function expireAllGrants(ctx: Ctx): Promise<void> {
  while ((await expireGrants(ctx, undefined)) === batchSize);
}

export const expireSharesJob = defineJob({
  name: "sharing.expire",
  payload: z.object({}),
  schedule: "* * * * *",
  perform: expireAllGrants,
});
