import { OpeningLine } from "./opening-line.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { ToolCallLine } from "./tool-call-line.tsx";
import { ToolCallMark } from "./tool-call-mark.tsx";
import { ToolCallWords } from "./tool-call-words.tsx";

/** The same tool call many times in a row: one line that says how often, and opens to show each. */
export function RepeatedCalls({ calls }: { calls: readonly ToolCallPart[] }) {
  const [first] = calls;
  if (!first) return null;
  const line = (
    <>
      <ToolCallMark status={first.status} />
      <ToolCallWords call={first} />
      <span className="flex-1 whitespace-nowrap text-ink-3">({calls.length} times)</span>
    </>
  );
  return (
    <OpeningLine line={line}>
      {(id) => (
        <div id={id} className="ml-2 border-l border-line-2 pl-4.5">
          {calls.map((call) => (
            <ToolCallLine key={call.toolCallId} call={call} />
          ))}
        </div>
      )}
    </OpeningLine>
  );
}
