import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteDevicesUnusedSince } from "../devices/known-device.repository.ts";
import { knownForMs } from "../devices/record-device.ts";
import { deleteTokensRevokedBefore } from "./refresh-token.repository.ts";
import { sessionAccess } from "./session.access.ts";
import { deleteSessionsEndedBefore } from "./session.repository.ts";

const hourMs = 3_600_000;

/** Deletes tokens revoked a day ago, sessions ended three days ago, and devices unused for 90 days. */
const deleteEnded = command(
  "session.delete_ended",
  sessionAccess.delete_ended,
  async (ctx, _input: object): Promise<void> => {
    const before = (hours: number) => new Date(ctx.now().getTime() - hours * hourMs);
    const tokens = await deleteTokensRevokedBefore(ctx.db, before(24));
    const sessions = await deleteSessionsEndedBefore(ctx.db, before(72));
    const devices = await deleteDevicesUnusedSince(ctx.db, new Date(ctx.now().getTime() - knownForMs));
    if (tokens + sessions + devices === 0) return;
    await ctx.audit({
      act: "session.ended_deleted",
      workspaceId: installationWorkspaceId,
      facts: { tokens, sessions, devices },
    });
  },
);

export const deleteEndedSessions = defineJob({
  name: "auth.delete_ended_sessions",
  payload: z.object({}),
  schedule: "17 * * * *",
  perform: async (ctx) => deleteEnded(ctx, {}),
});
