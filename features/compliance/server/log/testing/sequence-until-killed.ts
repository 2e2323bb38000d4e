import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { publishCheckpoints } from "../publish-checkpoints.ts";
import { sequenceEvents } from "../sequence-events.ts";

/** A process that sequences and publishes until it is killed. */
const { connection, keyFile, dataDir, host } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
process.stdout.write("ready\n");
for (;;) {
  await sequenceEvents(services, host).catch(() => undefined);
  await publishCheckpoints(services, host).catch(() => undefined);
}
