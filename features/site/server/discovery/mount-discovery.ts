import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createCtx } from "#platform/server/create-ctx.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import type { Services } from "#platform/server/services.ts";
import { llmsText } from "./llms-text.ts";
import { listPublicPages, readLlmsFacts } from "./public-texts.ts";
import { robotsText } from "./robots-text.ts";
import { sitemapXml } from "./sitemap-xml.ts";
import { webManifest } from "./web-manifest.ts";

export interface DiscoveryOptions {
  /** No trailing slash. */
  publicUrl: string;
  /** Whether search engines may index the public pages. */
  isShown: boolean;
  /** Whether to mention a demo. */
  isDemoOn: boolean;
  /** Whether to mention prices and trials. */
  isSelling: boolean;
}

/** Serves the files at well-known paths. An installation hidden from search engines has no sitemap. */
export function mountDiscovery(server: FastifyInstance, services: Services, options: DiscoveryOptions): void {
  const { publicUrl, isShown, isDemoOn, isSelling } = options;
  const visitor = () => createCtx(services, { type: "anonymous" });
  const hidden = { schema: { hide: true } };

  server.get("/robots.txt", hidden, (request, reply) =>
    send(request, reply, "text/plain", robotsText({ publicUrl, isShown })),
  );
  server.get("/manifest.webmanifest", hidden, (request, reply) =>
    send(request, reply, "application/manifest+json", JSON.stringify(webManifest)),
  );
  server.get("/sitemap.xml", hidden, async (request, reply) => {
    if (!isShown) return fail(platformErrors, "route.not_found");
    return send(
      request,
      reply,
      "application/xml",
      sitemapXml(publicUrl, await listPublicPages(visitor(), { isDemoOn })),
    );
  });
  server.get("/llms.txt", hidden, async (request, reply) => {
    if (!isShown) return fail(platformErrors, "route.not_found");
    const facts = { publicUrl, isDemoOn, ...(await readLlmsFacts(visitor(), { isSelling })) };
    return send(request, reply, "text/plain", llmsText(facts));
  });
}

/** Cached for an hour, then revalidated by its ETag. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.header("cache-control", "public, max-age=3600").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
