import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { workspaceRoutes } from "../workspace/workspace.routes.ts";
import { memberActs } from "./acts.ts";
import { findPeopleTool } from "./find-people.tool.ts";
import { registerHandOvers } from "./hand-overs.ts";
import { memberRoutes } from "./member.routes.ts";

/** The people of a workspace: roles, suspension, and who takes over when somebody leaves. */
export function createMembersModule({ declaring }: { declaring: () => readonly Module[] }): Module {
  return {
    name: "members",
    acts: memberActs,
    routes: [memberRoutes, workspaceRoutes],
    start(services) {
      registerHandOvers(
        services,
        declaring().flatMap(({ handsOver = [] }) => handsOver),
      );
      registerTool(services, "team", findPeopleTool);
    },
  };
}
