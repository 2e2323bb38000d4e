import type { RouteObject } from "react-router";
import { notBuiltRoute } from "#platform/web/page/not-built-route.ts";

export const complianceRoutes: RouteObject[] = [
  notBuiltRoute({
    path: "/compliance",
    title: "Compliance",
    text: "Coming soon: read, filter and export the audit log. Every action is already recorded.",
  }),
  notBuiltRoute({
    path: "/compliance-productivity",
    title: "Compliance and productivity",
    text: "Coming soon: a report of what was automated, what it cost and who approved it.",
  }),
  notBuiltRoute({
    path: "/admin/policies",
    title: "Policies",
    access: "admin",
    text: "Coming soon: write the rules that decide each tool call, and test them on past traffic.",
  }),
];
