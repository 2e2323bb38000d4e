import type { QueryClient } from "@tanstack/react-query";
import { apiQuery } from "#platform/web/api/client.ts";
import { readLostWorkspace } from "#platform/web/api/lost-workspace.ts";

/** The membership is asked for first: where it has ended, the rest would be refused, call by call. */
export async function readAgainUnlessLost(client: QueryClient): Promise<void> {
  await client
    .fetchQuery({ ...apiQuery.queryOptions("get", "/api/v1/me"), staleTime: 0 })
    .catch(() => undefined);
  if (!readLostWorkspace()) await client.invalidateQueries();
}
