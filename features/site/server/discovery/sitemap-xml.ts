import { escapeHtml } from "#platform/server/mail/letter/escape-html.ts";
import { type Language, languages } from "../../contract/content/language.ts";
import { pathIn } from "./path-in.ts";

/** A public page in all its languages. */
export interface SitemapPage {
  /** The English path, starting with `/`. */
  path: string;
  /** Publication dates by language. A missing language has no page. Null: unknown. */
  publishedAt: Partial<Record<Language, Date | null>>;
}

/** The sitemap of the public pages. Each language has its own URL, which lists the others. */
export function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) =>
    languagesOf(page).map((language) => entryOf(publicUrl, page, language)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function entryOf(publicUrl: string, page: SitemapPage, language: Language): string {
  const address = (of: Language) => escapeHtml(publicUrl + pathIn(of, page.path));
  const others = languagesOf(page).map(
    (of) => `    <xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`,
  );
  const publishedAt = page.publishedAt[language];
  const fallback = languagesOf(page)[0] ?? language;
  return [
    "  <url>",
    `    <loc>${address(language)}</loc>`,
    ...(publishedAt ? [`    <lastmod>${publishedAt.toISOString()}</lastmod>`] : []),
    ...others,
    `    <xhtml:link rel="alternate" hreflang="x-default" href="${address(fallback)}"/>`,
    "  </url>",
  ].join("\n");
}

function languagesOf({ publishedAt }: SitemapPage): Language[] {
  return languages.filter((language) => publishedAt[language] !== undefined);
}
