import type { RunRow } from "../run.repository.ts";
import { refsOf } from "../run-host.ts";

/** The common fields of a run's audit events. */
export function aboutRun(run: RunRow) {
  return {
    workspaceId: run.workspace_id,
    onBehalfOf: run.user_id,
    runId: run.id,
    target: [{ type: "run", id: run.id }],
    ...refsOf(run),
  };
}
