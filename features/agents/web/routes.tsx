import type { RouteObject } from "react-router";
import type { NotBuiltHandle } from "#platform/web/page/page-handle.ts";

const agents: NotBuiltHandle = {
  title: "Agents",
  text: "Coming soon: configure your own agents, their instructions and their tools.",
};

export const agentRoutes: RouteObject[] = [
  {
    path: "/agents",
    handle: agents,
    lazy: async () => ({ Component: (await import("./agents-page.tsx")).AgentsPage }),
  },
];
