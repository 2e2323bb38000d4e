import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { RunEngine, setEngine } from "../engine/run-engine.ts";
import { registerRunDriver } from "../run-driver.ts";
import { registerRunHost } from "../run-host.ts";
import { scriptedDriver } from "./scripted-driver.ts";

/** A worker in its own process, for tests that kill it. It advances only scripted runs. */
const { connection, dataDir, keyFile } = JSON.parse(process.argv[2] ?? "{}");

registerRunDriver(scriptedDriver);
registerRunHost({ kind: "test", loadHistory: async () => [], saveProgress: async () => {} });
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
await services.broadcast.start();
const engine = new RunEngine(services, { isWorker: true, tickMs: 100 });
setEngine(services, engine);
engine.start();
process.stdout.write("ready\n");
