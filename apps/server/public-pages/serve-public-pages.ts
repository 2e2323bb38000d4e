import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pathIn } from "#features/site/server/index.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { composeDocument } from "./compose-document.ts";
import { describeLanding } from "./describe-landing.ts";
import { keepPages } from "./kept-pages.ts";
import { findLandingBuild } from "./landing-build.ts";
import { readLandingPage, readLandingRevision } from "./page-facts.ts";
import { type PreparedPage, preparePage } from "./prepared-page.ts";
import type { PublicPages, PublicPagesParts } from "./public-pages.ts";
import { redirectAddresses } from "./redirect-addresses.ts";
import { sendPage } from "./send-page.ts";
import { serveDrawnPages } from "./serve-drawn-pages.ts";
import { serveLegalPages } from "./serve-legal-pages.ts";
import { servePreviews } from "./serve-previews.ts";

const languages = ["en", "de"] as const;

/**
 * Serves the landing page and the legal texts in each language, rendered on the server from published
 * contents and cached until they change. Does nothing without a build.
 */
export function servePublicPages(server: FastifyInstance, parts: PublicPagesParts): PublicPages {
  const { config, services } = parts;
  serveDrawnPages(server, parts);
  const readBuild = findLandingBuild(join(parts.folder, "landing"));
  if (!readBuild) return { prepare: async () => {} };
  const ctx = createCtx(services, { type: "anonymous" });
  const { publicUrl, isShownToSearchEngines: isIndexed } = config;
  const pageOf = keepPages<"en" | "de", PreparedPage>({
    readRevision: () => readLandingRevision(ctx),
    make: async (language) => {
      const [build, page] = await Promise.all([readBuild(), readLandingPage(ctx, config, language)]);
      const head = describeLanding(page, { publicUrl, isIndexed });
      return preparePage(composeDocument({ build, language, head, body: await build.render.landing(page) }));
    },
    now: () => performance.now(),
    onStale: (error) => services.log.warn({ err: error }, "the public pages could not be looked at"),
  });
  const prepare = async () => {
    for (const language of languages) await pageOf(language).catch(() => {});
  };
  for (const language of languages) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      sendPage(request, reply, await pageOf(language));
      // Renders all languages ahead of the next request.
      void prepare();
      return reply;
    };
    server.get(pathIn(language, "/"), { schema: { hide: true } }, handler);
  }
  redirectAddresses(server);
  const legal = serveLegalPages(server, parts, readBuild);
  servePreviews(server, parts, readBuild);
  return {
    prepare: async () => {
      await prepare();
      await legal.prepare();
    },
  };
}
