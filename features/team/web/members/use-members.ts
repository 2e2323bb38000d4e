import { keepPreviousData, type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { afterProof } from "#features/auth/web/index.tsx";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { api, apiQuery } from "#platform/web/api/client.ts";
import { leaveBy } from "#platform/web/api/lost-workspace.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { Member, MemberState } from "../../contract/members/member.ts";

export interface MemberFilter {
  search: string;
  role: WorkspaceRole | "";
  state: MemberState | "";
}

const key = ["team", "members"] as const;
/** The refusal of an act that wants a recent proof. */
const proofWanted = "member.prove_again";

/** The people of the workspace, page by page. Changes of others appear by themselves. */
export function useMembers(filter: MemberFilter) {
  const client = useQueryClient();
  useRealtime("member.changed", () => void readPeopleAgain(client));
  const { search, role, state } = filter;
  return useInfiniteQuery({
    queryKey: [...key, filter],
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({
      signal,
      pageParam: cursor,
    }): Promise<{ items: Member[]; nextCursor: string | null }> => {
      const query = { search, ...(role && { role }), ...(state && { state }), ...(cursor && { cursor }) };
      const { data } = await api.GET("/api/v1/members", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** The list, and the seats that its people take. */
async function readPeopleAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: key });
  await client.invalidateQueries({ queryKey: ["get", "/api/v1/invitations/room"] });
  await client.invalidateQueries({ queryKey: ["invitations", "room"] });
}

/** Acts on one member. Each rejects with the server's refusal; the list is read again after each. */
export function useMemberActs() {
  const client = useQueryClient();
  const acting = async (call: () => Promise<unknown>): Promise<void> => {
    await afterProof(call, proofWanted);
    await readPeopleAgain(client);
    await client.invalidateQueries({ queryKey: ["get", "/api/v1/members/gone"] });
    await client.invalidateQueries({ queryKey: ["get", "/api/v1/me"] });
  };
  const of = (userId: string) => ({ params: { path: { userId } } });
  return {
    changeRole: (userId: string, role: WorkspaceRole) =>
      acting(() => api.PUT("/api/v1/members/{userId}/role", { ...of(userId), body: { role } })),
    suspend: (userId: string) => acting(() => api.PUT("/api/v1/members/{userId}/suspension", of(userId))),
    unsuspend: (userId: string) =>
      acting(() => api.DELETE("/api/v1/members/{userId}/suspension", of(userId))),
    remove: (userId: string, successorId: string | null) =>
      acting(() =>
        api.POST("/api/v1/members/{userId}/remove", { ...of(userId), body: { heirId: successorId } }),
      ),
    assignSuccessor: (userId: string, successorId: string | null) =>
      acting(() =>
        api.POST("/api/v1/members/{userId}/take-over", { ...of(userId), body: { heirId: successorId } }),
      ),
    /** Afterwards the tab has lost its workspace. */
    async leave(successorId: string | null): Promise<void> {
      const { workspaceId } = await client.fetchQuery(apiQuery.queryOptions("get", "/api/v1/me"));
      await leaveBy(workspaceId, () => api.POST("/api/v1/members/leave", { body: { heirId: successorId } }));
    },
  };
}
