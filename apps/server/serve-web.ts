import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError, platformErrors } from "#platform/server/errors.ts";
import { isWebPath } from "./web-paths.ts";

const yearSeconds = 31_536_000;

/**
 * Serves the build below `dist`: hashed files cached for a year, every page path with the application. An
 * unknown path gets the application with status 404.
 */
export async function serveWeb(server: FastifyInstance, dist: string): Promise<void> {
  const folder = join(dist, "web");
  const page = existsSync(join(folder, "app.html"))
    ? await readFile(join(folder, "app.html"), "utf8")
    : undefined;
  if (page) {
    // A file in both builds, such as a font, is identical.
    const roots = [folder, join(dist, "landing/public")];
    // One wildcard route for the hundreds of chunks: a route per chunk would add 0.2 s to each start. Other files
    // have one route each.
    const parts = roots.map((root) => join(root, "assets")).filter((root) => existsSync(root));
    if (parts.length > 0)
      await server.register(fastifyStatic, {
        ...options,
        root: parts,
        prefix: "/assets/",
        decorateReply: false,
      });
    await server.register(fastifyStatic, {
      ...options,
      root: roots.filter((root) => existsSync(root)),
      wildcard: false,
      globIgnore: ["assets/**"],
    });
  }
  server.setNotFoundHandler((request, reply) => {
    // Matched as text: as a URL, `//` is invalid, and `//host/chat` would match the page /chat.
    const [path = ""] = request.url.split(/[?#]/);
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (!page || !isPage || isServicePath(path)) {
      throw new AppError("route.not_found", ...platformErrors["route.not_found"]);
    }
    // A route may have replied 404 already.
    const isThere = isWebPath(path) && reply.statusCode !== 404;
    return reply
      .status(isThere ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(page);
  });
}

const options = {
  preCompressed: true,
  index: false,
  cacheControl: false,
  // The ETag says the same.
  lastModified: false,
  setHeaders(reply, path) {
    reply.header("cache-control", cacheControlOf(path));
    if (isPart(path)) for (const name of headersOfPages) reply.raw.removeHeader(name);
  },
} satisfies Partial<FastifyStaticOptions>;

/** Headers that only documents use. They would add a kilobyte to each of a page's many files. */
const headersOfPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Scripts, styles and fonts. Unlike an SVG they are never documents. */
function isPart(path: string): boolean {
  return /[.](js|css|woff2)([.]br)?$/.test(path);
}

/** The tracking script's name is fixed. An old copy is harmless for an hour. */
function cacheControlOf(path: string): string {
  if (path.includes("/assets/")) return `public, max-age=${yearSeconds}, immutable`;
  return /\/tracking[.]js([.]br)?$/.test(path) ? "public, max-age=3600" : "no-cache";
}

function isServicePath(path: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|functions\/v1|assets)\//.test(path);
}
