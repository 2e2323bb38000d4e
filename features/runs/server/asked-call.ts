import type { Label } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunRow } from "./run.repository.ts";
import { listSteps } from "./step.repository.ts";
import { toolCallsOf } from "./step-content.ts";

/** What the model of the run above asked for, with the label of what it had read then. */
export interface AskedCall extends Label {
  input: unknown;
}

/**
 * The tool call that started a child run. It is read from the step, which is stored before its calls are carried out:
 * the child may begin before the row of the call is there.
 */
export async function findAskedCall(
  { db }: Ctx,
  { workspace_id, parent_run_id, parent_step_key }: RunRow,
): Promise<AskedCall | undefined> {
  if (!parent_run_id) return undefined;
  for (const { content, integrity, readers } of await listSteps(db, { workspace_id, id: parent_run_id })) {
    const call = toolCallsOf(content).find(({ toolCallId }) => toolCallId === parent_step_key);
    if (call) return { input: call.input, integrity, readers };
  }
  return undefined;
}
