import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { registerOutside } from "../delivery/outside.ts";
import { createSinkWorker } from "../delivery/sink-worker.ts";

/** A process that delivers events until it is killed. */
const { connection, keyFile, dataDir, allowedOrigins } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
registerOutside(services, { allowedOrigins });
createSinkWorker(services, { leaseMs: 700 }).start();
process.stdout.write("ready\n");
setInterval(() => undefined, 1_000);
