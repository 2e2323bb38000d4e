import { z } from "zod";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteRelayStatesBefore } from "./saml/relay-state.repository.ts";
import { deleteUsedAssertionsBefore } from "./saml/used-assertion.repository.ts";

const dayMs = 86_400_000;

/** Removes requests that nobody answered, and assertions that their age alone refuses by now. */
const deleteOld = command("session.delete_old_saml", async (ctx, _input: object): Promise<void> => {
  const before = new Date(ctx.now().getTime() - dayMs);
  const requests = await deleteRelayStatesBefore(ctx.db, before);
  const assertions = await deleteUsedAssertionsBefore(ctx.db, before);
  if (requests + assertions === 0) return;
  await ctx.audit({
    act: "session.old_saml_deleted",
    workspaceId: installationWorkspaceId,
    facts: { requests, assertions },
  });
});

export const deleteOldSamlStates = defineJob({
  name: "auth.delete_old_saml_states",
  payload: z.object({}),
  schedule: "37 * * * *",
  perform: async (ctx) => deleteOld(ctx, {}),
});
