import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError, platformErrors } from "#platform/server/errors.ts";
import { isWebPath } from "./web-paths.ts";

const yearSeconds = 31_536_000;

/**
 * Serves the built web: files with an immutable name for a year, every page path with the application. A path
 * that no page answers gets the application too, which says so, with status 404.
 */
export async function serveWeb(server: FastifyInstance, folder: string): Promise<void> {
  const page = existsSync(join(folder, "app.html"))
    ? await readFile(join(folder, "app.html"), "utf8")
    : undefined;
  if (page)
    await server.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const isImmutable = path.includes("/assets/");
        reply.header("cache-control", isImmutable ? `public, max-age=${yearSeconds}, immutable` : "no-cache");
      },
    });
  server.setNotFoundHandler((request, reply) => {
    // Taken as it stands: read as a URL, `//` is none, and `//host/chat` would be the page /chat.
    const [path = ""] = request.url.split(/[?#]/);
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (!page || !isPage || isServicePath(path)) {
      throw new AppError("route.not_found", ...platformErrors["route.not_found"]);
    }
    return reply
      .status(isWebPath(path) ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(page);
  });
}

function isServicePath(path: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|functions\/v1|assets)\//.test(path);
}
