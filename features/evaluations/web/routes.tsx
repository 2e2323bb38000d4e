import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const evaluationRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/qa",
    title: "Evaluations",
    text: "Coming soon: test agents on your own cases before you publish them.",
  }),
];
