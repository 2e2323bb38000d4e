import { tmpdir } from "node:os";
import { chatModule } from "#features/chat/server/module.ts";
import { modelsModule } from "#features/models/server/module.ts";
import { runsModule } from "#features/runs/server/module.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices } from "#platform/server/create-services.ts";
import { subscriptionsOf } from "#platform/server/events/subscriptions-of.ts";
import { createLogger } from "#platform/server/log.ts";
import { fireSlot } from "../firing/fire-slot.job.ts";
import { createTriggersModule } from "../module.ts";

/** A server in its own process that fires the schedules of triggers and performs their jobs. */
const { connection, keyFile } = JSON.parse(process.argv[2] ?? "");
const modules = [
  ...[modelsModule, toolsModule, runsModule, chatModule],
  createTriggersModule({ publicUrl: "https://adjutant.test" }),
];
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir: tmpdir(), s3Url: undefined }),
  subscriptions: subscriptionsOf(modules),
  log: createLogger("silent"),
});
await services.broadcast.start();
await services.jobs.start([fireSlot]);
for (const module of modules) await module.start?.(services, { isWorker: true });
await services.jobs.work();
await services.schedules.work([fireSlot]);
process.stdout.write("ready\n");
