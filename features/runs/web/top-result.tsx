import { Suspense } from "react";
import { useTopResultView } from "#platform/web/modules/tool-results.ts";
import type { RunPart, ToolCallPart } from "./run-parts.ts";
import { useToolCall } from "./use-tool-call.ts";
import { WithheldResult } from "./withheld-result.tsx";

/** The newest result of a tool that is shown once, at the top of an answer. While it loads, the one before stays. */
export function TopResult({ calls }: { calls: readonly ToolCallPart[] }) {
  const [newest, before] = calls.filter(({ status }) => status === "succeeded").toReversed();
  const View = useTopResultView(newest?.toolName);
  const shown = useToolCall(newest?.toolCallId ?? "", newest !== undefined && View !== undefined);
  const earlier = useToolCall(before?.toolCallId ?? "", before !== undefined && View !== undefined);
  const record = shown.data ?? earlier.data;
  if (!View || !record) return null;
  return (
    <div className="mb-3" aria-live="polite">
      {record.isWithheld ? (
        <WithheldResult />
      ) : (
        <Suspense>
          <View data={record.data} />
        </Suspense>
      )}
    </div>
  );
}

/** Divides parts into the calls of tools shown at the top, and all others. */
export function takeTopCalls(
  parts: readonly RunPart[],
  topTools: ReadonlySet<string>,
): { top: ToolCallPart[]; rest: RunPart[] } {
  const top: ToolCallPart[] = [];
  const rest: RunPart[] = [];
  for (const part of parts) {
    if (part.type === "tool-call" && part.status === "succeeded" && topTools.has(part.toolName))
      top.push(part);
    else rest.push(part);
  }
  return { top, rest };
}
