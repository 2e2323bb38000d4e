import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { headOfDrawnPage, listDrawnPages } from "#features/site/server/index.ts";
import type { PublicPagesParts } from "./public-pages.ts";

/**
 * Serves public pages that the browser renders: the application with a page-specific head. All other pages of
 * the application are hidden from search engines.
 */
export function serveDrawnPages(
  server: FastifyInstance,
  { config, folder }: Omit<PublicPagesParts, "services">,
): void {
  const file = join(folder, "web/app.html");
  if (!existsSync(file)) return;
  const application = readFileSync(file, "utf8");
  const { publicUrl, isShownToSearchEngines: isIndexed } = config;
  for (const page of listDrawnPages({ isDemoOn: config.demo.isOn })) {
    const html = headOfDrawnPage(application, page, { publicUrl, isIndexed });
    server.get(page.path, { schema: { hide: true } }, (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html),
    );
  }
}
