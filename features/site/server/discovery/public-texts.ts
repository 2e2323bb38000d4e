import type { Ctx } from "#platform/server/context.ts";
import { languages } from "../../contract/content/language.ts";
import { legalTypes } from "../../contract/legal-types.ts";
import { offeredQuestions } from "../../contract/offered-content.ts";
import { readContent } from "../content/read-content.ts";
import { listDrawnPages } from "./drawn-pages.ts";
import type { LlmsFacts } from "./llms-text.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

/** The public pages with the publication dates of their texts. Rendered pages have none. */
export async function listPublicPages(ctx: Ctx, { isDemoOn }: { isDemoOn: boolean }): Promise<SitemapPage[]> {
  const landing = await inLanguages((language) => readContent(ctx, { kind: "landing", language }));
  const legal = legalTypes.map(async (type) => ({
    path: `/legal/${type}`,
    publishedAt: await inLanguages((language) => readContent(ctx, { kind: `legal.${type}`, language })),
  }));
  return [
    { path: "/", publishedAt: landing },
    ...listDrawnPages({ isDemoOn }).map(({ path, language }) => ({
      path,
      publishedAt: { [language]: null },
    })),
    ...(await Promise.all(legal)),
  ];
}

/** The English text of the public pages, for language models. */
export async function readLlmsFacts(
  ctx: Ctx,
  offer: Pick<LlmsFacts, "isSelling">,
): Promise<Omit<LlmsFacts, "publicUrl" | "isDemoOn">> {
  const { body } = await readContent(ctx, { kind: "landing", language: "en" });
  const legal = await Promise.all(
    legalTypes.map(async (type) => {
      const { body: text } = await readContent(ctx, { kind: `legal.${type}`, language: "en" });
      return { path: `/legal/${type}`, title: text.title };
    }),
  );
  return {
    title: "Adjutant",
    summary: body.meta.description,
    capabilities: body.capabilities.items.map(({ name, text, availability }) => ({
      name,
      text,
      isHere: availability === "here",
    })),
    questions: offeredQuestions(body.faq.items, offer),
    legal,
    ...offer,
  };
}

interface Published {
  isFallback: boolean;
  publishedAt: Date;
}

/** A language without its own text has no page. */
async function inLanguages(read: (language: (typeof languages)[number]) => Promise<Published>) {
  const found = await Promise.all(
    languages.map(async (language) => [language, await read(language)] as const),
  );
  return Object.fromEntries(
    found.flatMap(([language, { isFallback, publishedAt }]) => (isFallback ? [] : [[language, publishedAt]])),
  );
}
