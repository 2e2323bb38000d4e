import { runStatuses } from "#features/runs/contract/index.ts";
import { Status } from "#platform/web/ui/status.tsx";
import { type Firing, firingOutcomes } from "../../contract/index.ts";

/** What came of a firing: the status of its run, or that there is none. */
export function FiringStatus({ firing: { outcome, run } }: { firing: Firing }) {
  return <Status look={run ? runStatuses[run.status] : firingOutcomes[outcome]} />;
}
