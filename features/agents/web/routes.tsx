import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const agentRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/agents",
    title: "Agents",
    text: "Here you will configure agents of your own, their instructions and their tools; this page is not there yet.",
  }),
];
