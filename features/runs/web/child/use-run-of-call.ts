import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

/**
 * The run that a tool call has started. While the call waits, its run may not be stored yet, and who works in it is known
 * only once it has begun.
 */
export function useRunOfCall(toolCallId: string, { isOver = false, isOn = true } = {}) {
  return useQuery({
    queryKey: ["run-of-call", toolCallId, isOver],
    enabled: isOn,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/tools/calls/{id}/run", { params: { path: { id: toolCallId } }, signal })).data
        ?.run ?? null,
    refetchInterval: ({ state }) => (state.data?.model || isOver ? false : 1_000),
    retry: false,
  });
}
