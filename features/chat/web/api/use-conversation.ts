import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "./query-keys.ts";

export function useConversation(id: string | undefined) {
  return useQuery({
    queryKey: chatKeys.conversation(id ?? ""),
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/conversations/{id}", {
        params: { path: { id: id ?? "" } },
        signal,
      });
      return data ?? null;
    },
  });
}
