import { useEffect } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { rememberWorkspace } from "#platform/web/personal-data/workspace-of-tab.ts";

/**
 * Later tabs begin in the workspace of the tab that was used last, such as one whose link was opened in a new tab, as
 * soon as it has answered the person. Asks nothing.
 */
export function useRememberedWorkspace(userId: string | undefined): void {
  const { data } = apiQuery.useQuery("get", "/api/v1/me", undefined, { enabled: false });
  useEffect(() => {
    if (!data || data.user.id !== userId) return;
    const remember = () => rememberWorkspace(data.user.id, data.workspaceId);
    if (document.hasFocus()) remember();
    window.addEventListener("focus", remember);
    return () => window.removeEventListener("focus", remember);
  }, [data, userId]);
}
