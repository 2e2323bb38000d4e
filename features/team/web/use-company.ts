import { apiQuery } from "#platform/web/api/client.ts";

/** The name of the present workspace; undefined for a personal one and until known. */
export function useCompany(): string | undefined {
  const { data } = apiQuery.useQuery("get", "/api/v1/me");
  return data?.workspaces.find(({ id, isPersonal }) => id === data.workspaceId && !isPersonal)?.name;
}
