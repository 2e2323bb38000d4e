import type { RunPart, ToolCallPart } from "./run-parts.ts";

/** A part at its place, or tool calls in a row that say the same. */
export type FoldedPart =
  | { type: "part"; part: RunPart; index: number }
  | { type: "calls"; calls: readonly ToolCallPart[] };

/** So many equal lines are still read one by one. */
const mostShown = 3;

/** The parts with each longer row of tool calls that say the same as one; parts that show nothing end no row. */
export function foldRepeatedCalls(parts: readonly RunPart[]): FoldedPart[] {
  const rows: { part: RunPart; index: number }[][] = [];
  parts.forEach((part, index) => {
    if (isEmpty(part)) return;
    const row = rows.at(-1);
    const before = row?.[0]?.part;
    if (row && before && saysTheSame(before, part)) row.push({ part, index });
    else rows.push([{ part, index }]);
  });
  return rows.flatMap((row): FoldedPart[] => {
    const calls = row.flatMap(({ part }) => (part.type === "tool-call" ? [part] : []));
    if (calls.length > mostShown) return [{ type: "calls", calls }];
    return row.map(({ part, index }) => ({ type: "part", part, index }));
  });
}

/** What a tool call did, in the words of its line. */
export function wordsOf({ status, line, summary }: ToolCallPart): string {
  const isUnderWay = status === "executing" || status === "proposed";
  return isUnderWay ? line : summary || line;
}

function isEmpty(part: RunPart): boolean {
  return (
    part.type !== "tool-call" && part.text.trim() === "" && !(part.type === "text" && part.isInterrupted)
  );
}

function saysTheSame(a: RunPart, b: RunPart): boolean {
  if (a.type !== "tool-call" || b.type !== "tool-call") return false;
  return a.title === b.title && a.status === b.status && wordsOf(a) === wordsOf(b);
}
