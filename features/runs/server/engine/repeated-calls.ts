import { modelText, type Refusal, stableJson, type ToolCallRow } from "#features/tools/server/index.ts";
import type { StepRow } from "../step.repository.ts";
import { type ToolCallContent, toolCallsOf } from "../step-content.ts";

/** As often a call may give the same result one after the other. The next one is refused. */
const sameResults = 3;

const repeatedCode = "tool.repeated";

/**
 * Why a call is refused that would only repeat itself: the same tool with the same input gave the same result three
 * times in earlier steps, and nothing else in between. Only the journal decides.
 */
export function repeatRefusal(
  call: Pick<ToolCallContent, "toolName" | "input">,
  earlier: readonly StepRow[],
  toolCalls: readonly ToolCallRow[],
): Refusal | undefined {
  const results = resultsOf(keyOf(call), earlier, toolCalls);
  const last = results.slice(-sameResults);
  return last.length === sameResults && new Set(last.map(textOf)).size === 1 ? refusal : undefined;
}

/** Whether the calls of this step repeat one that was refused as a repetition in an earlier step. */
export function goesOnRepeating(
  step: StepRow,
  steps: readonly StepRow[],
  toolCalls: readonly ToolCallRow[],
): boolean {
  const earlier = steps.slice(0, steps.indexOf(step));
  return toolCallsOf(step.content).some((call) => {
    const results = resultsOf(keyOf(call), earlier, toolCalls);
    return results.some(({ error_code }) => error_code === repeatedCode);
  });
}

/** The ended calls of the same tool with the same input, in their order. */
function resultsOf(key: string, steps: readonly StepRow[], toolCalls: readonly ToolCallRow[]): ToolCallRow[] {
  const rows = new Map(toolCalls.map((row) => [row.id, row]));
  return steps
    .filter(({ status }) => status === "succeeded")
    .flatMap(({ content }) => toolCallsOf(content))
    .filter((call) => keyOf(call) === key)
    .flatMap(({ toolCallId }) => rows.get(toolCallId) ?? []);
}

function keyOf({ toolName, input }: Pick<ToolCallContent, "toolName" | "input">): string {
  return `${toolName} ${stableJson(input)}`;
}

function textOf(row: ToolCallRow): string {
  return `${row.status} ${modelText(row).text}`;
}

const refusal: Refusal = {
  code: repeatedCode,
  message:
    "Not carried out: this call gave the same result three times, and it will again. Try something else, or answer with what is known and say what is missing. The run is stopped if this call is made again.",
  summary: "Not carried out: it gave the same result three times",
};
