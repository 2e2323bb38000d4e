import { apiQuery } from "#platform/web/api/client.ts";

/** How many notifications the person has not read in their other workspaces, by workspace. */
export function useUnreadElsewhere(): ReadonlyMap<string, number> {
  const { data } = apiQuery.useQuery(
    "get",
    "/api/v1/notifications/other-workspaces",
    {},
    { staleTime: 60_000, retry: false },
  );
  return new Map((data?.workspaces ?? []).map(({ id, unread }) => [id, unread]));
}
