import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { readDocumentJob } from "../reading/read-document.job.ts";

/** A process that begins to read a document, and stops in the middle until it is killed. */
const { connection, keyFile, dataDir, key } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: {
    ...createBlobs({ dataDir, s3Url: undefined }),
    find: () => {
      process.stdout.write("reading\n");
      return new Promise(() => undefined);
    },
  },
  log: createLogger("silent"),
});
setInterval(() => undefined, 1_000);
await readDocumentJob.perform(systemCtx(services, "test"), key);
