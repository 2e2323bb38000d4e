import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";

interface Kept {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

const yearSeconds = 31_536_000;

const types: Readonly<Record<string, string>> = {
  // Modules are UTF-8 without saying so.
  ".js": "text/javascript",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Headers that only documents use. They would add a kilobyte to each of a page's many files. */
const headersOfDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Headers that name a call. Nobody asks about the one that fetched a script. */
const headersOfCalls = ["x-billing-mode", "x-request-id"];

/** Leaves a script, style or font the headers that it needs. */
export function dropHeadersOfPages(reply: FastifyReply): void {
  for (const header of headersOfDocuments) reply.raw.removeHeader(header);
  for (const header of headersOfCalls) reply.removeHeader(header);
}

/**
 * Serves scripts, styles and fonts whose names carry their hash. A page loads dozens, so each is read once and kept
 * in memory, compressed as the build left it.
 */
export function serveParts(server: FastifyInstance, folders: string[]): void {
  const places = new Map(
    folders.flatMap((folder) => readdirSync(folder).map((name) => [name, join(folder, name)] as const)),
  );
  const kept = new Map<string, Promise<Kept>>();

  const keep = (name: string, place: string): Promise<Kept> => {
    const known = kept.get(place);
    if (known) return known;
    const reading = read(name, place);
    kept.set(place, reading);
    // A file that cannot be read now may be readable later.
    reading.catch(() => kept.delete(place));
    return reading;
  };

  const options = { schema: { hide: true } };
  server.get<{ Params: { name: string } }>("/assets/:name", options, async (request, reply) => {
    const { headers } = request;
    const { name } = request.params;
    const isKnown = extname(name) in types;
    const compressed = takesBrotli(headers["accept-encoding"]) ? places.get(`${name}.br`) : undefined;
    const place = isKnown ? (compressed ?? places.get(name)) : undefined;
    if (!place) return reply.callNotFound();
    // Another build has replaced it.
    const part = await keep(name, place).catch(() => undefined);
    if (!part) return reply.callNotFound();
    dropHeadersOfPages(reply);
    reply.headers(part.headers);
    return headers["if-none-match"] === part.headers.etag ? reply.status(304).send() : reply.send(part.body);
  });
}

async function read(name: string, place: string): Promise<Kept> {
  const body = await readFile(place);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  return {
    body,
    headers: {
      "cache-control": `max-age=${yearSeconds}, immutable`,
      "content-type": types[extname(name)] ?? "",
      vary: "accept-encoding",
      etag,
      ...(place.endsWith(".br") && { "content-encoding": "br" }),
    },
  };
}

/** Whether the reply may be compressed with Brotli. `;q=0` refuses it. */
function takesBrotli(accepted: string | string[] | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i.test(`${accepted ?? ""}`);
}
