import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { registerArchived } from "../declared.ts";
import { writeArchive } from "../write-archive.job.ts";

/** A process that writes an archive until it is killed. */
const { connection, keyFile, dataDir, workspaceId, id } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
registerArchived(services, () => []);
await writeArchive.perform(systemCtx(services, "archive"), { workspaceId, id });
