import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";

/** What is recorded, in words of the page's language. */
export interface Acts {
  /** By act. */
  sentences: ReadonlyMap<string, string>;
  /** By type. */
  nouns: ReadonlyMap<string, string>;
}

const noActs: Acts = { sentences: new Map(), nouns: new Map() };

/** The words do not change while a page is open. Undefined until they have loaded; without them acts have their codes. */
export function useActs(): Acts | undefined {
  const language = readPageLanguage();
  const { data, isError } = useQuery({
    queryKey: ["log", "acts"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/compliance/acts", { signal })).data ?? null,
    select: (words): Acts => ({
      sentences: new Map(words?.acts.map((act) => [act.act, act[language]])),
      nouns: new Map(words?.nouns.map((noun) => [noun.type, noun[language]])),
    }),
  });
  return isError ? noActs : data;
}
