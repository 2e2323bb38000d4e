import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { apiQuery } from "#platform/web/api/client.ts";

/** The person's role in the workspace of this tab. Undefined until known. */
export function useRole(): WorkspaceRole | undefined {
  return apiQuery.useQuery("get", "/api/v1/me").data?.role;
}
