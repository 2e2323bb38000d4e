import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { NotBuiltHandle, PageHandle } from "#platform/web/page/page-handle.ts";

const team: NotBuiltHandle = {
  title: "Team",
  text: "Coming soon: invite people to your workspace and manage their roles.",
};

const workspace: PageHandle = { title: "Workspace", frame: "settings" };

export const teamRoutes: RouteObject[] = [
  {
    path: "/team",
    handle: team,
    lazy: async () => ({ Component: (await import("./team-page.tsx")).TeamPage }),
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
