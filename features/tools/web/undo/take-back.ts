import { type QueryClient, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { ToolCall } from "../../contract/index.ts";
import { toolCallKeys } from "../tool-call-keys.ts";
import { mayUndoAny } from "./may-undo-any.ts";

/** Below the key of all readings of tool calls. */
const recordKey = (id: string) => toolCallKeys.of(id, "record");

/** The record of a tool call. */
export function useCallRecord(id: string) {
  return useQuery(recordOf(id));
}

/** Whether any of these calls can be taken back. */
export function useMayUndoAny(calls: readonly { toolCallId: string }[]): boolean {
  const records = useQueries({ queries: calls.map(({ toolCallId }) => recordOf(toolCallId)) });
  return mayUndoAny(records.map(({ data }) => data));
}

function recordOf(id: string) {
  return { queryKey: recordKey(id), queryFn: () => readToolCall(id) };
}

export async function readToolCall(id: string): Promise<ToolCall | null> {
  const { data } = await api.GET("/api/v1/tools/calls/{id}", { params: { path: { id } } });
  return data ?? null;
}

/** Takes back what one tool call did. */
export function useUndoCall(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.POST("/api/v1/tools/calls/{id}/undo", { params: { path: { id } } });
      if (!data) throw new Error("The server said nothing.");
      return data;
    },
    onSettled: () => forgetRecords(client),
  });
}

/** Takes back what the calls of a run did, newest first. */
export function useUndoRun(runId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.POST("/api/v1/runs/{id}/undo", { params: { path: { id: runId } } });
      return data?.items ?? [];
    },
    onSettled: () => forgetRecords(client),
  });
}

function forgetRecords(client: QueryClient) {
  return client.invalidateQueries({ queryKey: toolCallKeys.all });
}
