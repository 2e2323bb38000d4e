import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";

const agents: PageHandle = { title: "Agents" };
const agent: PageHandle = { title: "Agent", layout: "fill" };

/** The frame of the area, for pages of other features in it. A file of its own: the front door brings much more. */
export const loadAgentsArea = async () => (await import("./agents-area.tsx")).AgentsArea;

export const agentRoutes: RouteObject[] = [
  {
    path: "/agents",
    handle: agents,
    lazy: async () => ({ Component: (await import("./list/agents-page.tsx")).AgentsPage }),
  },
  {
    path: "/agents/:agentId/:part?",
    handle: agent,
    lazy: async () => ({ Component: (await import("./page/agent-page.tsx")).AgentPage }),
  },
];
