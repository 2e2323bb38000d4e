import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Page } from "#platform/contract/page.ts";
import { api } from "#platform/web/api/client.ts";
import type { ArtifactAnywhere } from "../../contract/index.ts";
import { artifactKeys } from "./artifact-keys.ts";

export const shownArtifacts = ["all", "deleted"] as const;
export type ShownArtifacts = (typeof shownArtifacts)[number];

/** The artifacts of all conversations, in pages. Earlier results stay until the new ones are there. */
export function useArtifactsAnywhere(show: ShownArtifacts, search: string) {
  return useInfiniteQuery({
    queryKey: artifactKeys.page(show, search),
    initialPageParam: "",
    getNextPageParam: (page: Page<ArtifactAnywhere>) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam }): Promise<Page<ArtifactAnywhere>> => {
      const query = { show, search, limit: 50, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/artifacts", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}
