import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { beat } from "./beat.job.ts";
import { logRoutes } from "./log.routes.ts";
import { ensureLogKey, sealedLogKeys } from "./log-keys.ts";
import { logSteps } from "./log-steps.ts";
import { createLogWorker, type LogWorker } from "./log-worker.ts";

const workers = new WeakMap<Services, LogWorker>();

/** The log of audit events: sequencing it, signing it, proving it. */
export function createLogModule({ publicUrl }: { publicUrl: string }): Module {
  const { host } = new URL(publicUrl);
  return {
    name: "compliance_log",
    routes: [logRoutes],
    jobs: [beat],
    sealed: [sealedLogKeys],
    seed: (ctx) => ensureLogKey(ctx, undefined),
    start(services, { isWorker }) {
      if (!isWorker) return;
      const worker = createLogWorker(services, logSteps(services, host));
      workers.set(services, worker);
      worker.start();
    },
    stop: async (services) => workers.get(services)?.stop(1_000),
  };
}
