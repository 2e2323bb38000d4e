import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteFlowStatesBefore } from "../flow/flow-state.repository.ts";
import { deleteGapsBefore } from "./message-gap.repository.ts";
import { deleteProofsBefore } from "./one-time-token.repository.ts";

const dayMs = 86_400_000;

/** Removes codes, links and sign-ins under way that nobody can use any more. */
const deleteOld = command("user.delete_old_proofs", async (ctx, _input: object): Promise<void> => {
  const before = new Date(ctx.now().getTime() - dayMs);
  await deleteGapsBefore(ctx.db, before);
  const flows = await deleteFlowStatesBefore(ctx.db, before);
  const proofs = await deleteProofsBefore(ctx.db, before);
  if (flows + proofs === 0) return;
  await ctx.audit({
    act: "user.old_proofs_deleted",
    workspaceId: installationWorkspaceId,
    facts: { flows, proofs },
  });
});

export const deleteOldProofs = defineJob({
  name: "auth.delete_old_proofs",
  payload: z.object({}),
  schedule: "23 * * * *",
  perform: async (ctx) => deleteOld(ctx, {}),
});
