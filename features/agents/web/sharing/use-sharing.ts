import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { GrantAgent } from "../../contract/index.ts";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";

/** Who may use and who may edit an agent, in pages. */
export function useGrants(agentId: string, maySee: boolean) {
  return useInfiniteQuery({
    queryKey: agentKeys.grants(agentId),
    enabled: maySee,
    queryFn: ({ pageParam, signal }) => agentCalls.grants(agentId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The people of the workspace. */
export function useColleagues() {
  return useQuery({
    queryKey: ["agents", "colleagues"],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/task-people", { signal })).data?.items ?? [],
  });
}

/** The teams of the workspace, the first hundred by name. */
export function useTeams() {
  return useQuery({
    queryKey: ["agents", "teams"],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const params = { query: { limit: 100 } };
      return (await api.GET("/api/v1/workspace/teams", { params, signal })).data?.items ?? [];
    },
  });
}

/** Shares an agent, or revokes what somebody has. */
export function useSharingActs(agentId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: agentKeys.grants(agentId) });
  const grant = useMutation({ mutationFn: (body: GrantAgent) => agentCalls.grant(agentId, body), onSettled });
  const revoke = useMutation({
    mutationFn: (grantId: string) => agentCalls.revoke(agentId, grantId),
    onSettled,
  });
  return { grant, revoke };
}
