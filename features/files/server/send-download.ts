import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";

interface Download {
  name: string;
  contentType: string;
  sizeBytes: number;
  stream: Readable;
}

/**
 * Sends bytes that somebody uploaded, as a download only: no browser shows or runs them, whatever they claim to
 * be.
 */
export async function sendDownload(
  reply: FastifyReply,
  { name, contentType, sizeBytes, stream }: Download,
): Promise<void> {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    "content-type": contentType,
    "content-length": sizeBytes,
    "content-disposition": dispositionOf(name),
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
  };
  for (const [field, value] of Object.entries(headers)) {
    if (value !== undefined) reply.raw.setHeader(field, value);
  }
  reply.raw.statusCode = 200;
  // A caller who leaves ends the stream. Nobody is left who could be told.
  await pipeline(stream, reply.raw).catch(() => undefined);
}

/** A header of ASCII, with the full name beside it (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escapeCharacter);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
