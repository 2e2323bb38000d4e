import type { Module } from "#platform/server/module.ts";
import { toolActs } from "./acts.ts";
import { approvalRoutes } from "./approvals/approval.routes.ts";
import { calculateTool } from "./calculate/calculate.tool.ts";
import { currentTimeTool } from "./current-time/current-time.tool.ts";
import { toolCallRoutes } from "./tool-call.routes.ts";
import { registerTool } from "./tool-catalogue.ts";
import { namedTools } from "./tool-names.ts";
import { toolScenes } from "./tool-scenes.ts";

export const toolsModule: Module = {
  name: "tools",
  acts: toolActs,
  named: [namedTools],
  routes: [toolCallRoutes, approvalRoutes],
  jobs: [],
  scenes: toolScenes,
  erasable: [
    { table: "approvals", columns: ["workspace_id", "user_id"] },
    {
      ...{ table: "tool_calls", columns: ["workspace_id", "user_id"] },
      results: { columns: ["output", "sources"], audiences: ["output_readers", "result_readers"] },
    },
    { table: "run_tools", columns: ["workspace_id", "user_id"] },
    { table: "tool_versions", columns: ["workspace_id"] },
  ],
  start(services) {
    registerTool(services, "tools", calculateTool);
    registerTool(services, "tools", currentTimeTool);
  },
};
