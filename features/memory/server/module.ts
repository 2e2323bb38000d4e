import { registerRunMemory } from "#features/runs/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import { memoryActs } from "./acts.ts";
import { undoMinutes } from "./forgotten.repository.ts";
import { memoryRoutes } from "./memory.routes.ts";
import { memoryOfRuns } from "./runs/memory-of-runs.ts";
import { forgetTool } from "./tools/forget.tool.ts";
import { listMemoriesTool } from "./tools/list-memories.tool.ts";
import { rememberTool } from "./tools/remember.tool.ts";

/** What the assistant remembers of a person. */
export const memoryModule: Module = {
  name: "memory",
  acts: memoryActs,
  routes: [memoryRoutes],
  // Only their person reads them, also of an account that is deleted in name only.
  erasable: [
    { table: "run_memories", columns: ["workspace_id", "user_id"], isNaming: true },
    { table: "memories", columns: ["workspace_id", "user_id"], isNaming: true },
    { table: "forgotten_memories", columns: ["workspace_id", "user_id"], isNaming: true },
    { table: "memory_choices", columns: ["workspace_id", "user_id"], isNaming: true },
  ],
  retention: [
    {
      ...{ table: "forgotten_memories", column: "forgotten_at", keepFor: { hours: undoMinutes / 60 } },
      isTechnical: true,
    },
  ],
  start(services) {
    registerRunMemory(services, memoryOfRuns);
    registerTool(services, "memory", rememberTool);
    registerTool(services, "memory", forgetTool);
    registerTool(services, "memory", listMemoriesTool);
  },
};
