import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { ensureLogKey, sealedLogKeys } from "./log/log-keys.ts";
import { createLogWorker, type LogWorker } from "./log/log-worker.ts";
import { publishCheckpoints } from "./log/publish-checkpoints.ts";

const workers = new WeakMap<Services, LogWorker>();

/** The log of audit events: its proof, and reading it. */
export function createComplianceModule({ publicUrl }: { publicUrl: string }): Module {
  const { host } = new URL(publicUrl);
  return {
    name: "compliance",
    sealed: [sealedLogKeys],
    seed: (ctx) => ensureLogKey(ctx, undefined),
    start(services, { isWorker }) {
      if (!isWorker) return;
      const worker = createLogWorker(services, {
        host,
        prepare: async () => undefined,
        publish: () => publishCheckpoints(services, host),
      });
      workers.set(services, worker);
      worker.start();
    },
    stop: async (services) => workers.get(services)?.stop(1_000),
  };
}
