import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const agentRoutes: RouteObject[] = [
  laterRoute({
    path: "/agents",
    title: "Agents",
    text: "Here you will configure agents of your own, their instructions and their tools; this page is not there yet.",
  }),
];
