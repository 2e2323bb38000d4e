import { apiQuery } from "#platform/web/api/client.ts";

/** Whether the workspace's plan includes a team. The server decides. Undefined until known. */
export function useTeamAccess(): boolean | undefined {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/me");
  return data?.hasTeamAccess ?? (isError ? false : undefined);
}
