import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { logAccess } from "./log.access.ts";

export const recordHeartbeat = command("log.beat", logAccess.beat, (ctx) =>
  ctx.audit({ act: "log.beat", workspaceId: installationWorkspaceId }),
);

/** One event an hour in the log of the installation: an hour without any was an hour without the product. */
export const heartbeat = defineJob({
  name: "compliance.beat",
  payload: z.object({}),
  schedule: "0 * * * *",
  perform: (ctx) => recordHeartbeat(ctx, undefined),
});
