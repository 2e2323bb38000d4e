import type { RouteObject } from "react-router";
import { laterRoute } from "#platform/web/page/later-route.ts";

export const evaluationRoutes: RouteObject[] = [
  laterRoute({
    path: "/qa",
    title: "Evaluations",
    text: "Here you will test agents on cases of your own before you publish them; this page is not there yet.",
  }),
];
