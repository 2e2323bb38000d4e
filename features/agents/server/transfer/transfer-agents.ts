import { z } from "zod";
import { giveLeftBehind } from "#platform/server/access/left-behind.repository.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { agentAccess } from "../agent.access.ts";

const batchSize = 100;

/**
 * Gives agents that a colleague uses to somebody who administers the workspace, when their owner is gone. Their texts,
 * versions and grants stay. Returns how many. Idempotent.
 */
export const transferAgents = command(
  "agent.transfer",
  agentAccess.transfer,
  async (ctx): Promise<number> => {
    const transferred = await giveLeftBehind(ctx.db, { table: "agents", noun: "agent", limit: batchSize });
    for (const { workspace_id: workspaceId, id, user_id } of transferred) {
      await ctx.audit({
        act: "agent.transferred",
        workspaceId,
        target: [
          { type: "agent", id },
          { type: "user", id: user_id },
        ],
      });
    }
    return transferred.length;
  },
);

/** All that are left behind now, before the rest of a person's agents is erased. */
export async function transferAllAgents(ctx: Ctx): Promise<void> {
  while ((await transferAgents(ctx, undefined)) === batchSize);
}

/** People leave a workspace in several ways, so it is looked at by the clock. */
export const transferLeftAgents = defineJob({
  name: "agents.transfer_left",
  payload: z.object({}),
  schedule: "*/15 * * * *",
  perform: transferAllAgents,
});
