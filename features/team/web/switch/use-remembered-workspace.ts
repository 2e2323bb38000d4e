import { useEffect } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { rememberWorkspace } from "#platform/web/personal-data/workspace-of-tab.ts";

/** Later tabs begin in the workspace that this one switched to, as soon as it has answered the person. Asks nothing. */
export function useRememberedWorkspace(userId: string | undefined): void {
  const { data } = apiQuery.useQuery("get", "/api/v1/me", undefined, { enabled: false });
  useEffect(() => {
    if (data && data.user.id === userId) rememberWorkspace(data.user.id, data.workspaceId);
  }, [data, userId]);
}
