import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { ContentKind } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";

export interface ContentPlace {
  kind: ContentKind;
  language: Language;
}

const keyOf = ({ kind, language }: Partial<ContentPlace>) => [
  ...["site", "content", kind],
  ...(language ? [language] : []),
];

/** The newest version, for editing. */
export function useContent(place: ContentPlace) {
  return useQuery({
    queryKey: [...keyOf(place), "newest"],
    queryFn: async ({ signal }) => {
      const path = "/api/v1/admin/contents/{kind}/{language}";
      return (await api.GET(path, { params: { path: place }, signal })).data;
    },
  });
}

/** Its versions, newest first, in pages. */
export function useVersions(place: ContentPlace) {
  return useInfiniteQuery({
    queryKey: [...keyOf(place), "versions"],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) };
      const path = "/api/v1/admin/contents/{kind}/{language}/versions";
      return (await api.GET(path, { params: { path: place, query }, signal })).data;
    },
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  });
}

/** The changes of a version. */
export function useDifference(place: ContentPlace, version: number) {
  return useQuery({
    queryKey: [...keyOf(place), "difference", version],
    queryFn: async ({ signal }) => {
      const path = "/api/v1/admin/contents/{kind}/{language}/versions/{version}/difference";
      return (await api.GET(path, { params: { path: { ...place, version } }, signal })).data;
    },
  });
}

/** Invalidates both languages, because a change in one is reported in the other. */
export function refreshContent(client: QueryClient, { kind }: ContentPlace): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf({ kind }) });
}
