import type { RunPart, ToolCallPart } from "./run-parts.ts";

/** A part with its index, or consecutive equal tool calls. A long row is folded into one line. */
export type FoldedPart =
  | { type: "part"; part: Exclude<RunPart, ToolCallPart>; index: number }
  | { type: "calls"; calls: [ToolCallPart, ...ToolCallPart[]]; isFolded: boolean };

/** Up to this many equal lines are shown individually. */
const mostShown = 3;

/** Groups equal consecutive tool calls into rows. Empty parts do not end a row. */
export function foldRepeatedCalls(parts: readonly RunPart[]): FoldedPart[] {
  const folded: FoldedPart[] = [];
  parts.forEach((part, index) => {
    if (isEmpty(part)) return;
    const row = folded.at(-1);
    if (part.type !== "tool-call") folded.push({ type: "part", part, index });
    else if (row?.type === "calls" && saysTheSame(row.calls[0], part)) {
      row.calls.push(part);
      // Each that waits has a card of its own.
      row.isFolded = row.calls.length > mostShown && part.status !== "proposed";
    } else folded.push({ type: "calls", calls: [part], isFolded: false });
  });
  return folded;
}

/** The text of a tool call's line. */
export function wordsOf({ status, line, summary }: ToolCallPart): string {
  const isUnderWay = status === "executing" || status === "proposed";
  return isUnderWay ? line : summary || line;
}

function isEmpty(part: RunPart): boolean {
  return (
    part.type !== "tool-call" && part.text.trim() === "" && !(part.type === "text" && part.isInterrupted)
  );
}

function saysTheSame(a: ToolCallPart, b: ToolCallPart): boolean {
  return a.title === b.title && a.status === b.status && wordsOf(a) === wordsOf(b);
}
