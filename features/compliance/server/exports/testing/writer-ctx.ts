import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { createLogger } from "#platform/server/log.ts";

/** What a process that `killWriter` kills acts with, and the file that it is to write. */
export async function writerCtx(): Promise<{ ctx: Ctx; file: { workspaceId: string; id: string } }> {
  const { connection, keyFile, dataDir, workspaceId, id } = JSON.parse(process.argv[2] ?? "");
  const services = await createServices({
    connection,
    keyFile,
    blobs: createBlobs({ dataDir, s3Url: undefined }),
    log: createLogger("silent"),
  });
  return { ctx: systemCtx(services, "writer"), file: { workspaceId, id } };
}
