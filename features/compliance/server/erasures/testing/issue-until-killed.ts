import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { issueCertificates } from "../certificates/issue-certificate.ts";
import { noteErasures } from "../ledger/note-erasures.ts";

/** A process that notes erasures and issues their certificates until it is killed. */
const { connection, keyFile, dataDir } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
await noteErasures(services, "127.0.0.1");
await issueCertificates(systemCtx(services, "erasures"));
