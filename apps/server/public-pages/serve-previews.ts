import type { FastifyInstance } from "fastify";
import { headTags, readPreview } from "#features/site/server/index.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { composeDocument } from "./compose-document.ts";
import type { LandingBuild } from "./landing-build.ts";
import { legalPageOf, readLandingPage } from "./page-facts.ts";
import { preparePage } from "./prepared-page.ts";
import type { PublicPagesParts } from "./public-pages.ts";
import { sendPage } from "./send-page.ts";

/** Serves previews to admins who have the link. They are neither cached nor indexed. */
export function servePreviews(
  server: FastifyInstance,
  { config, services }: PublicPagesParts,
  readBuild: () => Promise<LandingBuild>,
): void {
  const ctx = createCtx(services, { type: "anonymous" });
  server.get<{ Params: { token: string } }>(
    "/preview/:token",
    { schema: { hide: true } },
    async (request, reply) => {
      const preview = await readPreview(ctx, request.params.token);
      if (!preview) return reply.callNotFound();
      const build = await readBuild();
      const language = preview.type === "landing" ? preview.language : preview.page.language;
      const body =
        preview.type === "landing"
          ? await build.render.landing(await readLandingPage(ctx, config, language, preview.content))
          : await build.render.legal(await legalPageOf(ctx, config, preview.page));
      const head = headTags({
        ...{
          publicUrl: config.publicUrl,
          path: "/",
          language,
          title: "Preview",
          description: "Not published.",
        },
        isIndexed: false,
      });
      const parts = { build, language, head, body: mark + body, isCounted: false };
      const page = await preparePage(composeDocument(parts));
      reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
      return sendPage(request, reply, page);
    },
  );
}

/** Uses only classes that every public page has. */
const mark =
  '<p role="note" class="border-b border-line-1 bg-paper-2 px-3 py-2 text-sm text-ink-2">Preview: this is not published. It can be opened for an hour.</p>';
