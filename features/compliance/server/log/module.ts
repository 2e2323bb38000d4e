import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { withErasures } from "../erasures/with-erasures.ts";
import { heartbeat } from "./heartbeat.job.ts";
import { logRoutes } from "./log.routes.ts";
import { ensureLogKey, sealedLogKeys } from "./log-keys.ts";
import { type LogSteps, logSteps } from "./log-steps.ts";
import { createLogWorker, type LogWorker } from "./log-worker.ts";

const started = new WeakMap<Services, { worker: LogWorker; steps: LogSteps }>();

/** The log of audit events: sequencing it, signing it, proving it. */
export function createLogModule({ publicUrl }: { publicUrl: string }): Module {
  const { host } = new URL(publicUrl);
  return {
    name: "compliance_log",
    routes: [logRoutes],
    jobs: [heartbeat],
    sealed: [sealedLogKeys],
    seed: (ctx) => ensureLogKey(ctx, undefined),
    start(services, { isWorker }) {
      if (!isWorker) return;
      const steps = withErasures(services, logSteps(services, host));
      const worker = createLogWorker(services, steps);
      started.set(services, { worker, steps });
      worker.start();
    },
    async stop(services) {
      const { worker, steps } = started.get(services) ?? {};
      await worker?.stop(1_000);
      await steps?.stop();
    },
  };
}
