import { Suspense } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useToolResultView } from "#platform/web/modules/tool-results.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { useToolCall } from "./use-tool-call.ts";
import { WithheldResult } from "./withheld-result.tsx";

/** Data of a tool call that is at hand already, as its feature shows it. */
export function ShownData({ toolName, data }: { toolName: string; data: unknown }) {
  const shown = useToolResultView(toolName);
  if (!shown) return null;
  const { View, isLine } = shown;
  return (
    <div className="my-3">
      <Suspense fallback={<Waiting isLine={isLine} />}>
        <View data={data} />
      </Suspense>
    </div>
  );
}

/** What is there while a result is on its way. A page that prints itself waits until none is left. */
export const awaitedResult = "[data-awaited-result]";

/** As high as most results, so that the text below hardly moves. */
function Waiting({ isLine }: { isLine: boolean }) {
  return (
    <div data-awaited-result="">
      <Skeleton className={isLine ? "h-12 w-full" : "h-96 w-full"} />
    </div>
  );
}

/** What a tool call made, as its feature shows it. Nothing for a tool whose line says it all. */
export function ToolResult({ call }: { call: Pick<ToolCallPart, "toolName" | "toolCallId" | "status"> }) {
  const shown = useToolResultView(call.toolName);
  const record = useToolCall(call.toolCallId, shown !== undefined && call.status === "succeeded");
  if (!shown || call.status !== "succeeded") return null;
  if (record.isError) {
    return (
      <p role="alert" className="my-3 flex flex-wrap items-center gap-3 text-sm text-bad">
        {describeError(record.error)}
        <Button size="sm" onClick={() => void record.refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  // What was made is gone, so only that is said.
  if (record.data?.undone) return <p className="my-3 text-sm text-ink-3">{record.data.undone.summary}</p>;
  if (record.data?.isWithheld) {
    return (
      <div className="my-3">
        <WithheldResult />
      </div>
    );
  }
  if (record.data) return <ShownData toolName={call.toolName} data={record.data.data} />;
  return (
    <div className="my-3">
      <Waiting isLine={shown.isLine} />
    </div>
  );
}
