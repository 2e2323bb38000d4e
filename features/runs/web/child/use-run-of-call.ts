import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

/** The run that a tool call has started. While the call waits, its run may not be stored yet. */
export function useRunOfCall(toolCallId: string, { isOver = false, isOn = true } = {}) {
  return useQuery({
    queryKey: ["run-of-call", toolCallId],
    enabled: isOn,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/tools/calls/{id}/run", { params: { path: { id: toolCallId } }, signal }))
        .data ?? null,
    refetchInterval: ({ state }) => (state.data || isOver ? false : 1_000),
    retry: false,
  });
}
