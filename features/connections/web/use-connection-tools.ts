import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { ApproveTool, ConnectionTool, ToolTrial } from "../contract/index.ts";
import { connectionKey } from "./use-connections.ts";

const toolsKey = (id: string) => [...connectionKey(id), "tools"];

/** The tools of a connection, changed ones first, in pages. */
export function useConnectionTools(id: string) {
  return useInfiniteQuery({
    queryKey: toolsKey(id),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 50, ...(pageParam && { cursor: pageParam }) };
      const params = { path: { id }, query };
      const { data } = await api.GET("/api/v1/connections/{id}/tools", { params, signal });
      return (data ?? { items: [], nextCursor: null }) as {
        items: ConnectionTool[];
        nextCursor: string | null;
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export type ToolChange = { type: "approve"; body: ApproveTool } | { type: "withdraw" };

/** Approves a tool as it was shown, or withdraws its approval. */
export function useChangeTool(id: string, toolId: string) {
  const client = useQueryClient();
  const params = { path: { id, toolId } };
  return useMutation({
    mutationFn: async (change: ToolChange) => {
      const path = "/api/v1/connections/{id}/tools/{toolId}/approval";
      if (change.type === "approve") await api.POST(path, { params, body: change.body });
      else await api.DELETE(path, { params });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["connections"] }),
  });
}

/** Calls a tool now. */
export function useTryTool(id: string, toolId: string) {
  return useMutation({
    mutationFn: async (input: Record<string, unknown>): Promise<ToolTrial> => {
      const { data } = await api.POST("/api/v1/connections/{id}/tools/{toolId}/trial", {
        params: { path: { id, toolId } },
        body: { input: input as never },
      });
      if (!data) throw new Error("The tool was not called. Try again.");
      return data;
    },
  });
}
