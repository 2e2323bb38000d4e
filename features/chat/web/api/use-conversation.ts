import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "./query-keys.ts";

/** One conversation; not asked for while it is only about to be made. */
export function useConversation(id: string | undefined, isStored: boolean) {
  return useQuery({
    queryKey: chatKeys.conversation(id ?? ""),
    enabled: id !== undefined && isStored,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/conversations/{id}", {
        params: { path: { id: id ?? "" } },
        signal,
      });
      return data ?? null;
    },
  });
}
