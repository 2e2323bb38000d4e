import { once } from "node:events";
import { flushCompileCache } from "node:module";
import type { AddressInfo } from "node:net";
import { agentsModule } from "#features/agents/server/index.ts";
import { chatModule } from "#features/chat/server/module.ts";
import { createInboxModule } from "#features/inbox/server/module.ts";
import { modelsModule } from "#features/models/server/module.ts";
import { createNotificationsModule } from "#features/notifications/server/module.ts";
import { createRunsModule } from "#features/runs/server/module.ts";
import { tasksModule } from "#features/tasks/server/module.ts";
import { registerTool, setAtCrashPoints } from "#features/tools/server/index.ts";
import { toolsModule } from "#features/tools/server/module.ts";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices } from "#platform/server/create-services.ts";
import { subscriptionsOf } from "#platform/server/events/subscriptions-of.ts";
import { buildServer } from "#platform/server/http/build-server.ts";
import { createLogger } from "#platform/server/log.ts";
import type { Module } from "#platform/server/module.ts";
import { platformModule } from "#platform/server/platform-module.ts";
import { chargeTools } from "./charge-tools.ts";
import type { Death } from "./crash-cases.ts";

/** A whole server in a process of its own, which ends itself with SIGKILL at a point that a test names. */
const { connection, dataDir, keyFile, countingUrl, worksJobs } = JSON.parse(process.argv[2] ?? "{}");
const modules: Module[] = [
  ...[platformModule, modelsModule, toolsModule, createRunsModule({ tickMs: 50 }), chatModule, agentsModule],
  tasksModule,
  // It stores what is to be told. The server of the test tells it.
  createInboxModule({ publicUrl: "http://doomed.test" }),
  createNotificationsModule({ publicUrl: "http://doomed.test" }),
  {
    name: "test-actors",
    authenticate: async ({ headers }) =>
      JSON.parse(String(headers["x-test-actor"] ?? '{"type":"anonymous"}')),
  },
];
const services = await createServices({
  ...{ connection, keyFile, blobs: createBlobs({ dataDir, s3Url: undefined }) },
  // What a dead server left is looked for at once.
  jobPace: { beatSeconds: 1, watchSeconds: 1, pollSeconds: 2 },
  ...{ log: createLogger(process.env.TEST_LOG ?? "silent"), subscriptions: subscriptionsOf(modules) },
});
process.send?.("loaded");
// Two workers would share the runs of a test.
await once(process, "message");
await services.broadcast.start();
for (const tool of chargeTools(countingUrl)) registerTool(services, "test", tool);
for (const module of modules) await module.start?.(services, { isWorker: true });
if (worksJobs) {
  await services.jobs.start(modules.flatMap(({ jobs = [] }) => jobs));
  await services.jobs.work();
}
const server = await buildServer({ services, modules });
await server.listen({ port: 0, host: "127.0.0.1" });

process.on("message", ({ point, pass = 1 }: Death) => {
  let left = pass;
  setAtCrashPoints((reached) => {
    if (reached !== point) return;
    left -= 1;
    if (left > 0) return;
    // The effect has begun and its reply never comes: whoever sees the effect kills this process.
    if (point === "tool_call.during_effect") return new Promise(() => undefined);
    process.kill(process.pid, "SIGKILL");
  });
  process.send?.("armed");
});
// As a deployment ends a server, in the order of the product.
process.once("SIGTERM", async () => {
  await server.close();
  for (const module of modules.toReversed()) await module.stop?.(services);
  await services.broadcast.stop();
  process.exit(0);
});
// What is compiled by now is compiled for all of them. This one has no end at which that is stored by itself.
flushCompileCache();
process.send?.(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
