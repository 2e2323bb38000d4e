import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useLostWorkspace } from "#platform/web/api/lost-workspace.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { rememberWorkspace } from "#platform/web/personal-data/workspace-of-tab.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { readAgainUnlessLost } from "./read-again.ts";
import { useWorkspaceOfLink } from "./use-workspace-of-link.ts";

const LostWorkspaceScreen = optionalPart(
  async () => (await import("./lost-workspace.tsx")).LostWorkspaceScreen,
);

/** Around the page: it is not shown while the tab leaves for another workspace, or has lost its own. */
export function WorkspaceArea({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  const lost = useLostWorkspace();
  useRememberedWorkspace(userId);
  const isLeaving = useWorkspaceOfLink(userId);
  const client = useQueryClient();
  // One's own role or the name of the workspace: what the pages offer depends on it.
  const readAgain = () => void readAgainUnlessLost(client);
  useRealtime("membership.changed", readAgain);
  useRealtime("workspace.renamed", readAgain);
  if (isLeaving) return <CentredSpinner />;
  if (!lost || !userId) return children;
  return (
    <Suspense fallback={<CentredSpinner />}>
      <LostWorkspaceScreen userId={userId} lost={lost} />
    </Suspense>
  );
}

/**
 * Later tabs begin in the workspace of the tab that was used last, such as one whose link was opened in a new tab, as
 * soon as it has answered the person. Asks nothing.
 */
function useRememberedWorkspace(userId: string | undefined): void {
  const { data } = apiQuery.useQuery("get", "/api/v1/me", undefined, { enabled: false });
  useEffect(() => {
    if (!data || data.user.id !== userId) return;
    const remember = () => rememberWorkspace(data.user.id, data.workspaceId);
    if (document.hasFocus()) remember();
    window.addEventListener("focus", remember);
    return () => window.removeEventListener("focus", remember);
  }, [data, userId]);
}
