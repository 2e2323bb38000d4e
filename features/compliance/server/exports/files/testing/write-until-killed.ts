import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";
import { registerExportedVocabulary } from "../../vocabulary-of.ts";
import { writeEventExport } from "../write-event-export.ts";

/** A process that writes an export until it is killed. */
const { connection, keyFile, dataDir, workspaceId, id } = JSON.parse(process.argv[2] ?? "");
const services = await createServices({
  connection,
  keyFile,
  blobs: createBlobs({ dataDir, s3Url: undefined }),
  log: createLogger("silent"),
});
registerExportedVocabulary(services, () => ({ words: { nouns: {}, acts: {} }, named: new Map() }));
await writeEventExport.perform(systemCtx(services, "export"), { workspaceId, id });
