import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const taskRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/tasks",
    title: "Tasks",
    text: "Here you will hand work to people and agents and follow it to the end; this page is not there yet.",
  }),
];
