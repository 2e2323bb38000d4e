import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { makeMissingVectors } from "../make-vectors.ts";

/** A process that makes vectors until it is killed. */
const { connection, keyFile, dataDir } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
setInterval(() => undefined, 1_000);
await makeMissingVectors(systemCtx(services, "test"));
