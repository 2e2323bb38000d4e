import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { teamCalls } from "./team-calls.ts";

const key = ["teams"] as const;
const paged = {
  initialPageParam: undefined as string | undefined,
  placeholderData: keepPreviousData,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
};

/** Reads everything about teams again when a team changes, whoever changed it. */
export function useTeamChanges(): void {
  const client = useQueryClient();
  useRealtime("team.changed", () => void client.invalidateQueries({ queryKey: key }));
}

export function useTeamList(search: string, isOn = true) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [...key, "list", search],
    enabled: isOn,
    queryFn: ({ pageParam, signal }) => teamCalls.list(search, pageParam, signal),
  });
}

export function useTeam(id: string) {
  return useQuery({
    queryKey: [...key, "one", id],
    queryFn: async ({ signal }) => (await teamCalls.find(id, signal)) ?? null,
  });
}

export function useTeamUses(id: string) {
  return useQuery({
    queryKey: [...key, "uses", id],
    gcTime: 0,
    queryFn: async ({ signal }) => (await teamCalls.uses(id, signal)) ?? null,
  });
}

export function useTeamMembers(id: string, search: string) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [...key, "members", id, search],
    queryFn: ({ pageParam, signal }) => teamCalls.members(id, search, pageParam, signal),
  });
}

export function useTeamShares(id: string) {
  return useInfiniteQuery({
    ...paged,
    queryKey: [...key, "shares", id],
    queryFn: ({ pageParam, signal }) => teamCalls.shares(id, pageParam, signal),
  });
}

/** The people of the workspace whose name or address has this. */
export function useFoundPeople(search: string) {
  return useQuery({
    queryKey: ["team", "people", search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => teamCalls.people(search, signal),
  });
}

/** Wraps a call that changes a team: everything about teams is read again after it. */
export function useTeamActs() {
  const client = useQueryClient();
  return async <Result>(call: Promise<Result>): Promise<Result> => {
    const result = await call;
    await client.invalidateQueries({ queryKey: key });
    return result;
  };
}
