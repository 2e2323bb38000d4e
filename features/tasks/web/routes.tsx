import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const taskRoutes: RouteObject[] = [
  laterRoute({
    path: "/tasks",
    title: "Tasks",
    text: "Here you will hand work to people and agents and follow it to the end; this page is not there yet.",
  }),
];
