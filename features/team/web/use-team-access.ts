import { apiQuery } from "#platform/web/api/client.ts";

/** Whether the plan of the signed-in user comes with a team; the server decides. */
export function useTeamAccess(): boolean {
  const { data } = apiQuery.useQuery("get", "/api/v1/me");
  return data?.hasTeamAccess ?? false;
}
