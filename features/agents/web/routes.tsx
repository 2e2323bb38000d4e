import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const agentRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/agents",
    title: "Agents",
    text: "Coming soon: configure your own agents, their instructions and their tools.",
  }),
];
