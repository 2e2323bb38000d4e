import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { NewPlanLink } from "../../contract/join-links/plan-link-routes.ts";
import type { NewJoinLink } from "../../contract/join-links/routes.ts";

/** Links to join the workspace, or links of the installation that give plans. */
export type LinkKind = "join" | "plan";

const keyOf = (kind: LinkKind) => ["join-links", kind] as const;
const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
const queryOf = (cursor: string | undefined) => ({ limit: 20, ...(cursor && { cursor }) });
const nothing = { items: [], nextCursor: null };

export function useJoinLinks() {
  return useInfiniteQuery({
    queryKey: keyOf("join"),
    queryFn: async ({ pageParam, signal }) =>
      (await api.GET("/api/v1/join-links", { params: { query: queryOf(pageParam) }, signal })).data ??
      nothing,
    ...paging,
  });
}

export function usePlanLinks() {
  return useInfiniteQuery({
    queryKey: keyOf("plan"),
    queryFn: async ({ pageParam, signal }) =>
      (await api.GET("/api/v1/admin/plan-links", { params: { query: queryOf(pageParam) }, signal })).data ??
      nothing,
    ...paging,
  });
}

/** Who used a link, latest first. */
export function useLinkUses(kind: LinkKind, id: string) {
  const path = kind === "join" ? "/api/v1/join-links/{id}/uses" : "/api/v1/admin/plan-links/{id}/uses";
  return useInfiniteQuery({
    queryKey: [...keyOf(kind), id, "uses"],
    queryFn: async ({ pageParam, signal }) =>
      (await api.GET(path, { params: { path: { id }, query: queryOf(pageParam) }, signal })).data ?? nothing,
    ...paging,
  });
}

/** What can be done with links. Each rejects with the server's refusal, and updates the list. */
export function useJoinLinkActs() {
  const client = useQueryClient();
  const reload = (kind: LinkKind) => client.invalidateQueries({ queryKey: keyOf(kind) });
  return {
    async makeJoinLink(body: NewJoinLink) {
      const { data } = await api.POST("/api/v1/join-links", { body });
      await reload("join");
      return data;
    },
    async makePlanLink(body: NewPlanLink) {
      const { data } = await api.POST("/api/v1/admin/plan-links", { body });
      await reload("plan");
      return data;
    },
    async withdraw(kind: LinkKind, id: string): Promise<void> {
      const path = kind === "join" ? "/api/v1/join-links/{id}" : "/api/v1/admin/plan-links/{id}";
      await api.DELETE(path, { params: { path: { id } } });
      await reload(kind);
    },
  };
}
