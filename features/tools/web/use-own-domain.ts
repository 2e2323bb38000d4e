import { apiQuery } from "#platform/web/api/client.ts";

/** The domain of the reader's own address; undefined until known. */
export function useOwnDomain(): string | undefined {
  const { data } = apiQuery.useQuery("get", "/api/v1/me");
  return data?.user.email.split("@").at(-1)?.toLowerCase();
}
