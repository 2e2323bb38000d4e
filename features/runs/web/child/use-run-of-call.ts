import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

/** The run that a tool call has started. While the call waits, its run may not be stored yet. */
export function useRunOfCall(toolCallId: string, { isOver = false, isOn = true } = {}) {
  return useQuery({
    // Who answers is known once the run has begun.
    queryKey: ["run-of-call", toolCallId, isOver],
    enabled: isOn,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/tools/calls/{id}/run", { params: { path: { id: toolCallId } }, signal }))
        .data ?? null,
    refetchInterval: ({ state }) => (state.data || isOver ? false : 1_000),
    retry: false,
  });
}
