import type { QueryClient } from "@tanstack/react-query";
import { apiQuery } from "#platform/web/api/client.ts";

/** When the account of the person is deleted; undefined unless that is coming. */
export function useClosureDueAt(): Date | undefined {
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const options = { enabled: me?.isClosing === true };
  const { data } = apiQuery.useQuery("get", "/api/v1/account/closure", {}, options);
  return me?.isClosing && data?.closure ? new Date(data.closure.dueAt) : undefined;
}

/** Asks again; what is remembered of the closure itself must not come back with another one. */
export async function refreshClosure(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["get", "/api/v1/me"] });
  client.removeQueries({ queryKey: ["get", "/api/v1/account/closure"] });
}
