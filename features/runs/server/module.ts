import { registerRunOfCalls } from "#features/tools/server/index.ts";
import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { runActs } from "./acts.ts";
import { archivedRuns } from "./archived/archived-runs.ts";
import { deleteOldChunks } from "./delete-old-chunks.ts";
import { modelDriver } from "./engine/model-driver.ts";
import { type EngineOptions, engineOf, RunEngine, setEngine } from "./engine/run-engine.ts";
import { runRoutes } from "./run.routes.ts";
import { registerRunDriver } from "./run-driver.ts";
import { runOfCalls } from "./run-of-calls.ts";
import { runScenes } from "./run-scenes.ts";

/** The server gives each part five seconds to stop. Releasing runs takes the last of them. */
const stopGraceMs = 3_500;

export const createRunsModule = (options: Omit<EngineOptions, "isWorker"> = {}): Module => ({
  name: "runs",
  acts: runActs,
  routes: [runRoutes],
  jobs: [deleteOldChunks],
  scenes: runScenes,
  // Runs first: a running driver can store nothing more once its run is gone. Steps and waits are deleted
  // with it.
  erasable: [
    { table: "runs", columns: ["workspace_id", "user_id"], batchSize: 200 },
    { table: "run_chunks", columns: ["workspace_id", "user_id"] },
  ],
  archived: [archivedRuns],
  start(services, { isWorker }) {
    registerRunDriver(modelDriver);
    registerRunOfCalls(services, runOfCalls);
    const engine = new RunEngine(services, { ...options, isWorker });
    setEngine(services, engine);
    engine.start();
  },
  stop: (services: Services) => engineOf(services).stop(stopGraceMs),
});

export const runsModule = createRunsModule();
