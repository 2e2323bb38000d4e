import { systemCtx } from "#platform/server/create-services.ts";
import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { beat } from "./beat.job.ts";
import { logRoutes } from "./log.routes.ts";
import { ensureLogKey, sealedLogKeys } from "./log-keys.ts";
import { createLogWorker, type LogWorker } from "./log-worker.ts";
import { mirrorCheckpoint } from "./mirror.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { noticeRestore } from "./restore-log.ts";
import { askWitnesses } from "./witnesses/ask-witnesses.ts";

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
      const worker = createLogWorker(services, {
        host,
        async prepare() {
          const reason = await noticeRestore(systemCtx(services, "log"), host);
          if (reason)
            services.log.warn({ reason }, "the database came from a backup: the log has a new origin");
        },
        async publish() {
          const newest = await publishCheckpoints(services, host);
          if (!newest) return;
          await mirrorCheckpoint(services, newest.note);
          void askWitnesses(services, newest).catch((error) =>
            services.log.error({ err: error }, "the witnesses could not be asked"),
          );
        },
      });
      workers.set(services, worker);
      worker.start();
    },
    stop: async (services) => workers.get(services)?.stop(1_000),
  };
}
