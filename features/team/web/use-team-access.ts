import { apiQuery } from "#platform/web/api/client.ts";

/**
 * Whether the workspace has a team: its plan includes one, or others are in it already, who can be managed after the plan
 * has ended too. The server decides. Undefined until known.
 */
export function useTeamAccess(): boolean | undefined {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/me");
  if (!data) return isError ? false : undefined;
  const current = data.workspaces.find(({ id }) => id === data.workspaceId);
  return data.hasTeamAccess || current?.isPersonal === false;
}
