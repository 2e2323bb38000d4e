import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const teamRoutes: RouteObject[] = [
  laterRoute({
    path: "/team",
    title: "Team",
    text: "Here you will invite people into your workspace and decide what they may do; this page is not there yet.",
  }),
  laterRoute({
    path: "/free-join/:token",
    title: "Join",
    access: "public",
    text: "Here you will accept the link that someone sent you; links to join do not work yet.",
  }),
];
