import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { deleteOldChunks } from "./delete-old-chunks.ts";
import { engineOf, RunEngine, setEngine } from "./engine/run-engine.ts";
import { runRoutes } from "./run.routes.ts";

/** The server gives each part five seconds to stop; handing runs back takes the last of them. */
const stopGraceMs = 3_500;

export const agentsModule: Module = {
  name: "agents",
  routes: [runRoutes],
  jobs: [deleteOldChunks],
  start(services, { isWorker }) {
    const engine = new RunEngine(services, { isWorker });
    setEngine(services, engine);
    engine.start();
  },
  stop: (services: Services) => engineOf(services).stop(stopGraceMs),
};
