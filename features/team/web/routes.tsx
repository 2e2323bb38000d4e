import type { RouteObject } from "react-router";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const team: PageHandle = { title: "Team", germanTitle: "Team" };

const workspace: PageHandle = { title: "Workspace", frame: "settings" };

export const teamRoutes: RouteObject[] = [
  {
    path: "/team",
    handle: team,
    lazy: withTexts(async () => ({ Component: (await import("./team-page.tsx")).TeamPage })),
  },
  {
    path: "/team/groups",
    handle: { title: "Teams" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./teams/teams-page.tsx")).TeamsPage }),
  },
  {
    path: "/team/groups/:id",
    handle: { title: "Team" } satisfies PageHandle,
    lazy: async () => ({ Component: (await import("./teams/team-detail-page.tsx")).TeamDetailPage }),
  },
  {
    path: "/settings/workspace",
    handle: workspace,
    lazy: async () => ({ Component: (await import("./workspace-page.tsx")).WorkspacePage }),
  },
  notBuiltRoute({
    path: "/free-join/:token",
    title: "Join",
    access: "public",
    text: "Coming soon: join a workspace with a link. These links do not work yet.",
  }),
];
