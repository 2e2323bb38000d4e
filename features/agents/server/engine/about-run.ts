import type { RunRow } from "../run.repository.ts";
import { refsOf } from "../run-host.ts";

/** How every audit event of a run names it. */
export function aboutRun(run: RunRow) {
  return {
    workspaceId: run.workspace_id,
    onBehalfOf: run.user_id,
    runId: run.id,
    target: [{ type: "run", id: run.id }],
    ...refsOf(run),
  };
}
