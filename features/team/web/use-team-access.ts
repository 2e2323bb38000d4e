import { apiQuery } from "#platform/web/api/client.ts";

/** Whether the plan of the workspace comes with a team; the server decides. Undefined until it is known. */
export function useTeamAccess(): boolean | undefined {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/me");
  return data?.hasTeamAccess ?? (isError ? false : undefined);
}
