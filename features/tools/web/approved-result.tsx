import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useToolResultView } from "#platform/web/modules/tool-results.ts";
import { type Approval, toolCallStatuses } from "../contract/index.ts";
import { readToolCall } from "./undo/take-back.ts";

const againMs = 1_000;

/**
 * What an approved call did, as its feature shows it: for a mail the time in which it can be taken back. Nothing until
 * it is carried out, and for tools whose line says it all.
 */
export function ApprovedResult({ approval }: { approval: Pick<Approval, "toolCallId" | "toolName"> }) {
  const { toolCallId, toolName } = approval;
  const shown = useToolResultView(toolName);
  const call = useQuery({
    queryKey: ["approval", "result", toolCallId],
    queryFn: () => readToolCall(toolCallId),
    enabled: shown !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data && toolCallStatuses[data.status].isActive ? againMs : false,
  });
  if (!shown || call.data?.status !== "succeeded" || call.data.isWithheld) return null;
  return (
    <Suspense>
      <shown.View data={call.data.data} />
    </Suspense>
  );
}
