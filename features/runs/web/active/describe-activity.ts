import type { ListedRun } from "../../contract/index.ts";
import { describeWaits } from "../describe-waits.ts";

/** What a run does at the moment, in a line. */
export function describeActivity({ status, toolTitle, stepCount, waits, isStopping }: Doing): string {
  if (isStopping) return "Stopping";
  switch (status) {
    case "queued":
      return stepCount === 0 ? "Starts soon" : "Continues soon";
    case "running":
      return toolTitle ?? (stepCount === 0 ? "Thinking" : `Thinking, after ${steps(stepCount)}`);
    case "waiting":
      return (
        describeWaits(
          waits.map(({ kind, wakeAt, awaits }) => ({
            ...{ kind, wakeAt: wakeAt ?? undefined, awaits: awaits ?? undefined },
          })),
          // Only its person decides at a limit, and the list has their own runs.
          waits.some(({ kind }) => kind === "limit"),
        ) || "Waiting"
      );
  }
}

type Doing = Pick<ListedRun, "status" | "toolTitle" | "stepCount" | "isStopping"> & {
  waits: readonly ListedRun["waits"][number][];
};

function steps(count: number): string {
  return count === 1 ? "1 step" : `${count} steps`;
}
