import { useQuery } from "@tanstack/react-query";
import { toolCallKeys } from "#features/tools/web/index.tsx";
import { api } from "#platform/web/api/client.ts";

/** The record of an ended tool call. It never changes; what of it the reader may see does, with shares of collections. */
export function useToolCall(id: string, isWanted = true) {
  return useQuery({
    queryKey: toolCallKeys.of(id, "ended"),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/tools/calls/{id}", { params: { path: { id } }, signal })).data ?? null,
  });
}
