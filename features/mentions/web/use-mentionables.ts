import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useDelayedValue } from "#platform/web/ui/use-delayed-value.ts";
import type { Mentionable } from "../contract/index.ts";

/** Not every letter asks. */
const restsMs = 150;

/** Whom the words may mean. Undefined until known. */
export function useMentionables(words: string | undefined, object: { noun: string; id: string } | undefined) {
  const asked = useDelayedValue(words, restsMs);
  const { data } = useQuery({
    queryKey: ["mentionables", object?.id ?? "", asked ?? ""],
    ...{
      enabled: words !== undefined && asked !== undefined,
      placeholderData: keepPreviousData,
      staleTime: 20_000,
    },
    queryFn: async ({ signal }): Promise<Mentionable[]> => {
      const query = { words: asked ?? "", ...object };
      return (await api.GET("/api/v1/mentionables", { params: { query }, signal })).data?.items ?? [];
    },
  });
  return words === undefined ? undefined : data;
}
