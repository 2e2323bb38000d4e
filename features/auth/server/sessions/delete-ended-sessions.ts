import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteTokensRevokedBefore } from "./refresh-token.repository.ts";
import { deleteSessionsEndedBefore } from "./session.repository.ts";

const hourMs = 3_600_000;

/** Removes what proves nothing any more: tokens revoked a day ago, sessions that ended three days ago. */
const deleteEnded = command("session.delete_ended", async (ctx, _input: object): Promise<void> => {
  const before = (hours: number) => new Date(ctx.now().getTime() - hours * hourMs);
  const tokens = await deleteTokensRevokedBefore(ctx.db, before(24));
  const sessions = await deleteSessionsEndedBefore(ctx.db, before(72));
  if (tokens + sessions === 0) return;
  await ctx.audit({
    act: "session.ended_deleted",
    workspaceId: installationWorkspaceId,
    facts: { tokens, sessions },
  });
});

export const deleteEndedSessions = defineJob({
  name: "auth.delete_ended_sessions",
  payload: z.object({}),
  schedule: "17 * * * *",
  perform: async (ctx) => deleteEnded(ctx, {}),
});
