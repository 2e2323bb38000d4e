import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { askForProof } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { WorkspaceRequest } from "../../contract/index.ts";

export type Act = "approve" | "decline" | "withdraw";

/** A request that stays up to date, and what can be done with it. */
export function useRequest(listed: WorkspaceRequest, onSettled: () => void) {
  const client = useQueryClient();
  const queryKey = ["requests", "one", listed.id];
  const read = async (signal?: AbortSignal) => {
    const params = { path: { id: listed.id } };
    return (await api.GET("/api/v1/workspace/requests/{id}", { params, ...(signal && { signal }) })).data;
  };
  const { data: request } = useQuery({
    queryKey,
    initialData: listed,
    queryFn: async ({ signal }) => (await read(signal)) ?? listed,
  });
  useRealtime<{ requestId?: unknown } | null>("request.changed", ({ data }) => {
    if (data?.requestId === listed.id) void client.invalidateQueries({ queryKey });
  });
  const act = useMutation({
    mutationFn: async ({ act: chosen, note }: { act: Act; note: string }) => {
      const params = { path: { id: listed.id } };
      if (chosen === "withdraw") await api.DELETE("/api/v1/workspace/requests/{id}", { params });
      else {
        const body = { decision: chosen, note };
        const decide = () => api.POST("/api/v1/workspace/requests/{id}/decision", { params, body });
        await decide().catch(async (failure: unknown) => {
          if (!isProofWanted(failure) || !(await askForProof())) throw failure;
          return decide();
        });
      }
      return read();
    },
    onSuccess: (changed) => {
      onSettled();
      if (changed) client.setQueryData(queryKey, changed);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["inbox"] }),
        client.invalidateQueries({ queryKey: ["requests", "list"] }),
      ]),
  });
  return { request, act };
}

/** Who makes somebody an admin proves themselves first, if they have not lately. */
function isProofWanted(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === "member.prove_again";
}
