import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { Mentionable } from "../contract/index.ts";

/** Whom the words may mean. Undefined until known. */
export function useMentionables(words: string | undefined, object: { noun: string; id: string } | undefined) {
  const { data } = useQuery({
    queryKey: ["mentionables", object?.id ?? "", words ?? ""],
    ...{ enabled: words !== undefined, placeholderData: keepPreviousData, staleTime: 20_000 },
    queryFn: async ({ signal }): Promise<Mentionable[]> => {
      const query = { words: words ?? "", ...object };
      return (await api.GET("/api/v1/mentionables", { params: { query }, signal })).data?.items ?? [];
    },
  });
  return words === undefined ? undefined : data;
}
