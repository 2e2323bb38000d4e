import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import type { LostWorkspace } from "#platform/web/api/lost-workspace.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { leaveWorkspace, stepOutOfWorkspace } from "#platform/web/personal-data/workspace-of-tab.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import type { Me } from "../../contract/me.ts";
import { teamTexts } from "../texts/team-texts.ts";
import { addressIn } from "./place-in-workspace.ts";

/**
 * In the place of a page whose workspace gives this person no access. The tab already calls in the personal one; every
 * way out of here loads the document anew. A reload of a suspended person comes back here.
 */
export function LostWorkspaceScreen({ userId, lost }: { userId: string; lost: LostWorkspace }) {
  const { lost: words } = useTexts(teamTexts);
  const [name] = useState(() => nameOf(lost.workspaceId));
  // A tab that knows the name was in the workspace; otherwise a link led here.
  const text = lost.reason === "ended" ? words.endedText(name !== undefined) : words[`${lost.reason}Text`];
  const others = useOthers(userId, lost);
  useDocumentTitle(words.documentTitle);
  useReloadOnLeave(userId, lost.workspaceId);
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-center justify-center gap-4 page-gutter py-16 text-center"
    >
      <QuietDeskDrawing />
      <h1 className="text-2xl font-semibold text-ink-1 wrap-anywhere">{words[lost.reason](name)}</h1>
      <p className="max-w-prose text-base text-ink-2">{text}</p>
      <a href={addressIn(userId, "/dashboard")} className={buttonStyle("primary", "lg")}>
        {words.goPersonal}
      </a>
      {others.length > 0 && (
        <nav aria-label={words.others} className="mt-2 flex flex-wrap justify-center gap-2">
          {others.map(({ id, name: other }) => (
            <a
              key={id}
              href={addressIn(id, "/dashboard")}
              className={buttonStyle("secondary", "md", "max-w-60")}
            >
              <span className="truncate">{other}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

const meOptions = apiQuery.queryOptions("get", "/api/v1/me");

function nameOf(workspaceId: string): string | undefined {
  const me = queryClient.getQueryData<Me>(meOptions.queryKey);
  return me?.workspaces.find(({ id }) => id === workspaceId)?.name;
}

/** From now on the tab calls in the personal workspace, and nothing of the lost one is kept in memory. */
function useOthers(userId: string, { workspaceId, reason }: LostWorkspace) {
  const [isHome, setHome] = useState(false);
  useEffect(() => {
    if (reason === "suspended") stepOutOfWorkspace(userId, workspaceId);
    else leaveWorkspace(userId, workspaceId);
    queryClient.clear();
    setHome(true);
  }, [userId, workspaceId, reason]);
  const { data } = apiQuery.useQuery("get", "/api/v1/me", {}, { enabled: isHome });
  return isHome ? (data?.workspaces ?? []).filter(({ id }) => id !== userId && id !== workspaceId) : [];
}

function useReloadOnLeave(userId: string, lostId: string): void {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname === first) return;
    leaveWorkspace(userId, lostId);
    location.reload();
  }, [pathname, first, userId, lostId]);
}
