import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const complianceRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/compliance",
    title: "Compliance",
    text: "Here you will read, filter and export the record that is already being kept of every act; this page is not there yet.",
  }),
  notBuiltRoute({
    path: "/compliance-productivity",
    title: "Compliance and productivity",
    text: "Here you will see what was automated, what it cost and who approved it; this report is not there yet.",
  }),
  notBuiltRoute({
    path: "/admin/policies",
    title: "Policies",
    access: "admin",
    text: "Here you will write the rules that decide each tool call and try them on past traffic; this page is not there yet.",
  }),
];
