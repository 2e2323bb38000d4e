import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError, platformErrors } from "#platform/server/errors.ts";
import { dropHeadersOfPages, serveParts } from "./serve-parts.ts";
import { isWebPath } from "./web-paths.ts";

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
    const parts = roots.map((root) => join(root, "assets")).filter((root) => existsSync(root));
    serveParts(server, parts);
    // One wildcard route for the pictures: a route per file would slow each start. Other files have one each.
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
    if (isPart(path)) dropHeadersOfPages(reply);
  },
} satisfies Partial<FastifyStaticOptions>;

/** Scripts, styles and fonts. Unlike an SVG they are never documents. */
function isPart(path: string): boolean {
  return /[.](js|css|woff2)([.]br)?$/.test(path);
}

/** The tracking script's name is fixed. An old copy is harmless for an hour. */
function cacheControlOf(path: string): string {
  if (path.includes("/assets/")) return "max-age=31536000, immutable";
  return /\/tracking[.]js([.]br)?$/.test(path) ? "max-age=3600" : "no-cache";
}

function isServicePath(path: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|functions\/v1|assets)\//.test(path);
}
