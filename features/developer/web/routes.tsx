import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const developerRoutes: RouteObject[] = [
  laterRoute({
    path: "/dev",
    title: "Developer",
    text: "Here you will make API keys and webhooks and read the request log; until then the API describes itself at /api/v1/openapi.json.",
  }),
];
