import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const taskRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/tasks",
    title: "Tasks",
    text: "Coming soon: assign work to people and agents, and track it.",
  }),
];
