import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { legalTypes } from "#features/site/contract/index.ts";
import { headTags, pathIn, readLegalPage, readLegalRevision } from "#features/site/server/index.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { composeDocument } from "./compose-document.ts";
import { keepPages } from "./kept-pages.ts";
import type { LandingBuild } from "./landing-build.ts";
import { legalPageOf } from "./page-facts.ts";
import { type PreparedPage, preparePage } from "./prepared-page.ts";
import type { PublicPages, PublicPagesParts } from "./public-pages.ts";
import { sendPage } from "./send-page.ts";

const languages = ["en", "de"] as const;

type LegalType = (typeof legalTypes)[number];

interface Asked {
  type: LegalType;
  language: "en" | "de";
  version?: number;
}

/** Serves the legal texts in each language, readable without scripts. Unknown texts are 404. */
export function serveLegalPages(
  server: FastifyInstance,
  { config, services }: PublicPagesParts,
  readBuild: () => Promise<LandingBuild>,
): PublicPages {
  const ctx = createCtx(services, { type: "anonymous" });
  const pageOf = keepPages<string, PreparedPage | undefined>({
    readRevision: () => readLegalRevision(ctx),
    make: (key) => make(JSON.parse(key)),
    now: () => performance.now(),
    onStale: (error) => services.log.warn({ err: error }, "the legal pages could not be looked at"),
  });

  async function make(asked: Asked): Promise<PreparedPage | undefined> {
    const text = await readLegalPage(ctx, asked);
    if (!text) return undefined;
    const { document, language } = text;
    const head = headTags({
      ...{
        publicUrl: config.publicUrl,
        path: `/legal/${asked.type}`,
        language,
        title: `${document.title} · Adjutant`,
      },
      description: summarise(document.body),
      // Old versions are not indexed.
      isIndexed: config.isShownToSearchEngines && asked.version === undefined,
    });
    const [build, page] = await Promise.all([readBuild(), legalPageOf(ctx, config, text)]);
    return preparePage(composeDocument({ build, language, head, body: await build.render.legal(page) }));
  }

  const prepare = async () => {
    for (const language of languages) {
      for (const type of legalTypes) await pageOf(JSON.stringify({ type, language })).catch(() => {});
    }
  };

  const answer =
    (asked: Pick<Asked, "type" | "language">) => async (request: FastifyRequest, reply: FastifyReply) => {
      const version = /[?&]version=(\d{1,6})(&|$)/.exec(request.url)?.[1];
      const key: Asked = { ...asked, ...(version ? { version: Number(version) } : {}) };
      const page = await pageOf(JSON.stringify(key));
      if (!page) return reply.status(404).callNotFound();
      sendPage(request, reply, page);
      // Renders all texts in all languages ahead of the next request.
      void prepare();
      return reply;
    };
  for (const language of languages) {
    for (const type of legalTypes) {
      const paths = [`/legal/${type}`, ...(type === "terms" || type === "privacy" ? [`/${type}`] : [])];
      for (const path of paths) {
        server.get(pathIn(language, path), { schema: { hide: true } }, answer({ type, language }));
      }
    }
  }
  return { prepare };
}

/** The first paragraph as plain text, shortened. */
function summarise(markdown: string): string {
  const [first = ""] = markdown.split(/\n\s*\n/);
  const plain = first.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_#`\\]/g, "");
  return plain.length <= 160 ? plain : `${plain.slice(0, 157).replace(/\s+\S*$/, "")}…`;
}
