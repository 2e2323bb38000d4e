import { Suspense } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useToolResultView } from "#platform/web/modules/tool-results.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { useToolCall } from "./use-tool-call.ts";

/** What a tool call made, as its feature shows it. Nothing for a tool whose line says it all. */
export function ToolResult({ call }: { call: Pick<ToolCallPart, "toolName" | "toolCallId" | "status"> }) {
  const View = useToolResultView(call.toolName);
  const record = useToolCall(call.toolCallId, View !== undefined && call.status === "succeeded");
  if (!View || call.status !== "succeeded") return null;
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
  // As high as most results, so that the text below hardly moves.
  const waiting = <Skeleton className="h-96 w-full" />;
  return (
    <div className="my-3">
      {record.data ? (
        <Suspense fallback={waiting}>
          <View data={record.data.data} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
