import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteChallengesBefore } from "./challenge.repository.ts";
import { deleteUnverifiedBefore } from "./factor.repository.ts";

const dayMs = 24 * 3_600_000;

/** Removes what a day has passed over: factors that nobody proved, and challenges. */
const deleteExpired = command("factor.delete_expired", async (ctx, _input: object): Promise<void> => {
  const before = new Date(ctx.now().getTime() - dayMs);
  await deleteChallengesBefore(ctx.db, before);
  const factors = await deleteUnverifiedBefore(ctx.db, before);
  if (factors === 0) return;
  await ctx.audit({
    act: "factor.expired_deleted",
    workspaceId: installationWorkspaceId,
    facts: { factors },
  });
});

export const deleteExpiredFactors = defineJob({
  name: "auth.delete_expired_factors",
  payload: z.object({}),
  schedule: "37 * * * *",
  perform: async (ctx) => deleteExpired(ctx, {}),
});
