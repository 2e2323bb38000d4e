import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

/**
 * Sends a download while it is made, with its size and name where these are known. A name has no quotes. When
 * making it fails, the connection breaks, so that nobody takes half of it for all.
 */
export async function sendPieces(
  reply: FastifyReply,
  contentType: string,
  pieces: AsyncIterable<string | Uint8Array>,
  { sizeBytes, name }: { sizeBytes?: number | undefined; name?: string } = {},
): Promise<void> {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    "content-type": contentType,
    "content-length": sizeBytes,
    "content-disposition": name ? `attachment; filename="${name}"` : "attachment",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  };
  for (const [field, value] of Object.entries(headers)) {
    if (value !== undefined) reply.raw.setHeader(field, value);
  }
  reply.raw.statusCode = 200;
  await pipeline(Readable.from(pieces), reply.raw).catch((error: unknown) => {
    reply.request.log.warn({ err: error }, "A download was not sent to its end.");
  });
}
