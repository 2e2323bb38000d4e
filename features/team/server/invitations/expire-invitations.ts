import { z } from "zod";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { endOverdue } from "./end-overdue.ts";
import { invitationAccess } from "./invitation.access.ts";

/** Ends what is overdue in all workspaces. Returns how many ended. */
export const endOverdueInvitations = command(
  "invitation.expire",
  invitationAccess.expire,
  (ctx, _input: object): Promise<number> => endOverdue(ctx),
);

/** Notes the end of invitations. Their links end in time without it. */
export const expireInvitations = defineJob({
  name: "team.expire_invitations",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  async perform(ctx) {
    await endOverdueInvitations(ctx, {});
  },
});
