import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { Question } from "../../contract/index.ts";

const keys = {
  one: (id: string) => ["question", "one", id],
  ofCall: (toolCallId: string) => ["question", "of-call", toolCallId],
};

/** A question that a list brought with it, kept up to date. */
export function useQuestion(known: Question) {
  const queryKey = keys.one(known.id);
  useReloadWhenChanged(queryKey, known.toolCallId);
  return useQuery({
    queryKey,
    initialData: known,
    queryFn: async ({ signal }) => {
      const params = { path: { id: known.id } };
      return (await api.GET("/api/v1/questions/{id}", { params, signal })).data ?? known;
    },
  });
}

/** The question of a tool call, kept up to date. */
export function useQuestionOfCall(callId: string) {
  useReloadWhenChanged(keys.ofCall(callId), callId);
  return useQuery(ofCall(callId));
}

/** Whether the reader may answer the question of this call now. */
export function useMayAnswer(callId: string | undefined): boolean {
  const question = useQuery({ ...ofCall(callId ?? ""), enabled: callId !== undefined });
  return callId !== undefined && question.data?.abilities.answer === true;
}

function ofCall(callId: string) {
  return queryOptions({
    queryKey: keys.ofCall(callId),
    queryFn: async ({ signal }) => {
      const params = { path: { id: callId } };
      return (await api.GET("/api/v1/tools/calls/{id}/question", { params, signal })).data?.question ?? null;
    },
  });
}

export async function answerQuestion(client: QueryClient, { id }: Question, values: string[]): Promise<void> {
  const params = { path: { id } };
  const { data } = await api.POST("/api/v1/questions/{id}/answer", { params, body: { values } });
  if (!data) throw new Error("The server said nothing.");
  client.setQueryData(keys.one(id), data);
  client.setQueryData(keys.ofCall(data.toolCallId), data);
}

export async function reloadQuestion(client: QueryClient, { id, toolCallId }: Question): Promise<void> {
  await Promise.all(
    [keys.one(id), keys.ofCall(toolCallId)].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

function useReloadWhenChanged(queryKey: string[], callId: string) {
  const client = useQueryClient();
  useRealtime<{ toolCallId?: unknown } | null>("question.changed", ({ data }) => {
    if (data?.toolCallId === callId) void client.invalidateQueries({ queryKey });
  });
}
