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
  /** Without a slash at the end. */
  publicUrl: string;
  /** Whether search engines may list the public pages. */
  isShown: boolean;
  /** Whether there is a demo that may be named. */
  isDemoOn: boolean;
  /** Whether plans are sold, so that prices and trials may be named. */
  isSelling: boolean;
}

/** Answers the fixed addresses; an installation that search engines are to leave alone has no list of its pages. */
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

/** Kept for an hour by whoever reads it, then asked for again by its fingerprint. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.header("cache-control", "public, max-age=3600").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
