import { resultLabel, type ToolCallRow } from "#features/tools/server/index.ts";
import { joinLabels, type Label } from "#platform/contract/label.ts";
import { labelOfRun } from "../label-of-run.ts";
import type { RunRow } from "../run.repository.ts";
import type { AgentOfRun } from "../run-agent.ts";
import type { HistoryMessage } from "../run-host.ts";
import type { StepRow } from "../step.repository.ts";

/** The label of everything in a prompt, and thus of everything the model says and requests. */
export function labelOfPrompt(
  run: Pick<RunRow, "host" | "host_id" | "user_id">,
  history: HistoryMessage[],
  steps: StepRow[],
  toolCalls: ToolCallRow[],
  { agent, memories }: { agent?: Pick<AgentOfRun, "integrity"> | undefined; memories?: Label } = {},
): Label {
  const instructions: Label[] = agent ? [{ integrity: agent.integrity, readers: [] }] : [];
  return joinLabels([
    labelOfRun(run),
    ...instructions,
    ...(memories ? [memories] : []),
    ...history.flatMap(labelsOf),
    ...steps,
    ...toolCalls.map(resultLabel),
  ]);
}

/** A message's own, and those of the files beside it. */
function labelsOf(message: HistoryMessage): Label[] {
  return [message, ...(message.materials ?? [])];
}
