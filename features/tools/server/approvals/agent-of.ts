import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import type { ApprovalRow } from "./approval.repository.ts";
import { runOfCalls } from "./run-of-calls.ts";

/**
 * The agent that acts once a call is approved: for the person whom its run works for, with the rights that they have now,
 * whoever decides. Throws `approval.withdrawn` when that person may not act any more: the run ends.
 */
export async function agentOf(decider: Ctx, row: Pick<ApprovalRow, "run_id" | "workspace_id">): Promise<Ctx> {
  const agent = await runOfCalls(decider).agentOf(decider, {
    workspaceId: row.workspace_id,
    runId: row.run_id,
  });
  return agent ?? fail(toolErrors, "approval.withdrawn");
}
