import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { workspaceRoutes } from "../workspace/workspace.routes.ts";
import { memberActs } from "./acts.ts";
import { findPeopleTool } from "./find-people.tool.ts";
import { memberRoutes } from "./member.routes.ts";
import { registerOwnershipTransfers } from "./ownership-transfers.ts";

/** The people of a workspace: roles, suspension, and who takes over when somebody leaves. */
export function createMembersModule({ declaring }: { declaring: () => readonly Module[] }): Module {
  return {
    name: "members",
    acts: memberActs,
    routes: [memberRoutes, workspaceRoutes],
    start(services) {
      registerOwnershipTransfers(
        services,
        declaring().flatMap(({ ownershipTransfers = [] }) => ownershipTransfers),
      );
      registerTool(services, "team", findPeopleTool);
    },
  };
}
