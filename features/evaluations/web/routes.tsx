import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const evaluationRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/qa",
    title: "Evaluations",
    text: "Here you will test agents on cases of your own before you publish them; this page is not there yet.",
  }),
];
