import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { Approval } from "../contract/index.ts";

const keys = {
  one: (id: string) => ["approval", "one", id],
  ofCall: (toolCallId: string) => ["approval", "of-call", toolCallId],
};

/** An approval, kept up to date. `known` is what a list brought with it. */
export function useApproval(known: Approval) {
  const queryKey = keys.one(known.id);
  useReloadWhenChanged({ queryKey, isAbout: ({ approvalId }) => approvalId === known.id });
  return useQuery({
    queryKey,
    initialData: known,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/approvals/{id}", {
        params: { path: { id: known.id } },
        signal,
      });
      return data ?? known;
    },
  });
}

/** The approval of a tool call, kept up to date. */
export function useApprovalOfCall(callId: string) {
  useReloadWhenChanged({
    queryKey: keys.ofCall(callId),
    isAbout: ({ toolCallId }) => toolCallId === callId,
  });
  return useQuery(ofCall(callId));
}

function ofCall(callId: string) {
  return queryOptions({
    queryKey: keys.ofCall(callId),
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/tools/calls/{id}/approval", {
        params: { path: { id: callId } },
        signal,
      });
      return data?.approval ?? null;
    },
  });
}

/** Keeps what came of a decision, wherever the approval is shown. */
export function keepApproval(client: QueryClient, approval: Approval): void {
  client.setQueryData(keys.one(approval.id), approval);
  client.setQueryData(keys.ofCall(approval.toolCallId), approval);
}

/** Reads an approval again, wherever it is shown. */
export async function reloadApproval(client: QueryClient, { id, toolCallId }: Approval): Promise<void> {
  await Promise.all(
    [keys.one(id), keys.ofCall(toolCallId)].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

interface Changed {
  approvalId?: unknown;
  toolCallId?: unknown;
}

function useReloadWhenChanged({
  queryKey,
  isAbout,
}: {
  queryKey: string[];
  isAbout: (data: Changed) => boolean;
}) {
  const client = useQueryClient();
  useRealtime<Changed | null>("approval.changed", ({ data }) => {
    if (data && isAbout(data)) void client.invalidateQueries({ queryKey });
  });
}

/** Whether this call waits for an approval that the reader may see. False until known. */
export function useIsAsked(callId: string): boolean {
  return useQuery(ofCall(callId)).data?.status === "requested";
}

/** Whether the reader may decide the approval of this call now. */
export function useMayDecide(callId: string | undefined): boolean {
  const approval = useQuery({ ...ofCall(callId ?? ""), enabled: callId !== undefined });
  return callId !== undefined && approval.data?.abilities.decide === true;
}
