import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";
import type { NotBuiltHandle } from "#platform/web/page/page-handle.ts";

const team: NotBuiltHandle = {
  title: "Team",
  text: "Here you will invite people into your workspace and decide what they may do; this page is not there yet.",
};

export const teamRoutes: RouteObject[] = [
  {
    path: "/team",
    handle: team,
    lazy: async () => ({ Component: (await import("./team-page.tsx")).TeamPage }),
  },
  notBuiltRoute({
    path: "/free-join/:token",
    title: "Join",
    access: "public",
    text: "Here you will accept the link that someone sent you; links to join do not work yet.",
  }),
];
