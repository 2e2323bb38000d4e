import { modelText, type Refusal, stableJson, type ToolCallRow } from "#features/tools/server/index.ts";
import type { StepRow } from "../step.repository.ts";
import { type ToolCallContent, toolCallsOf } from "../step-content.ts";

/** As often a call may give the same result one after the other. The next one is refused. */
const sameResults = 3;

const repeatedCode = "tool.repeated";

/**
 * Why a call is refused that would only repeat itself: the same tool with the same input gave the same result three
 * times in earlier steps, and nothing else was carried out or said in between. Only the journal decides.
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

/** Whether the calls of this step repeat one that was refused as a repetition, with nothing else since. */
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

/**
 * The calls of the same tool with the same input since anything else was carried out or said, in their order. A refused
 * call is nothing that was carried out.
 */
function resultsOf(key: string, steps: readonly StepRow[], toolCalls: readonly ToolCallRow[]): ToolCallRow[] {
  const rows = new Map(toolCalls.map((row) => [row.id, row]));
  let results: ToolCallRow[] = [];
  for (const { status, kind, content } of steps) {
    if (status !== "succeeded") continue;
    if (kind === "input") results = [];
    for (const call of toolCallsOf(content)) {
      const row = rows.get(call.toolCallId);
      if (keyOf(call) === key) results.push(...(row ? [row] : []));
      else if (row && row.status !== "denied") results = [];
    }
  }
  return results;
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
    "Not carried out: this call gave the same result three times, and it will again. Try something else, or answer with what is known and say what is missing. The run is stopped if this call is made again with nothing else in between.",
  summary: "Not carried out: it gave the same result three times",
};
