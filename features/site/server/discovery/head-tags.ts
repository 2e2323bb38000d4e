import { escapeHtml } from "#platform/server/mail/letter/escape-html.ts";
import type { Language } from "../../contract/content/language.ts";
import { languages } from "../../contract/content/language.ts";
import type { HeadImage, HeadPage } from "./head-page.ts";
import { jsonLdBlock } from "./json-ld.ts";
import { pathIn } from "./path-in.ts";
import { themeColors } from "./theme-colors.ts";

/**
 * The head of a public page as HTML, one tag per line: title, description, canonical URL, languages, sharing,
 * colours, icons and structured data.
 */
export function headTags(page: HeadPage): string {
  const tags = [
    pageTags(page),
    `<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="icon" href="/icons/32.png" type="image/png" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/icons/180.png">`,
    `<link rel="manifest" href="/manifest.webmanifest">`,
    jsonLdBlock(page.jsonLd ?? []),
  ];
  return tags.filter((tag) => tag !== "").join("\n");
}

/** The tags specific to this page. */
export function pageTags(page: HeadPage): string {
  return [
    element("title", page.title),
    meta("name", "description", page.description),
    meta("name", "robots", page.isIndexed ? "index, follow, max-image-preview:large" : "noindex"),
    ...addressTags(page),
    ...sharingTags(page),
  ].join("\n");
}

function addressTags(page: HeadPage): string[] {
  const alternates = alternatesOf(page);
  const address = (path: string) => escapeHtml(page.publicUrl + path);
  const canonical = alternates[page.language] ?? pathIn(page.language, page.path);
  const others = languages.flatMap((language) => {
    const path = alternates[language];
    return path ? [`<link rel="alternate" hreflang="${language}" href="${address(path)}">`] : [];
  });
  const fallback = alternates.en ?? canonical;
  return [
    `<link rel="canonical" href="${address(canonical)}">`,
    ...others,
    `<link rel="alternate" hreflang="x-default" href="${address(fallback)}">`,
  ];
}

function sharingTags(page: HeadPage): string[] {
  const { publicUrl, language, title, description, siteName = "Adjutant" } = page;
  const alternates = alternatesOf(page);
  const image = page.image ?? sharingImage(language);
  const others = languages.filter((other) => other !== language && alternates[other]);
  return [
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", publicUrl + (alternates[language] ?? pathIn(language, page.path))),
    meta("property", "og:locale", locales[language]),
    ...others.map((other) => meta("property", "og:locale:alternate", locales[other])),
    meta("property", "og:image", publicUrl + image.path),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", `${image.width}`),
    meta("property", "og:image:height", `${image.height}`),
    meta("property", "og:image:alt", image.alt),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    meta("name", "twitter:image", publicUrl + image.path),
    meta("name", "twitter:image:alt", image.alt),
  ];
}

const locales: Record<Language, string> = { en: "en_US", de: "de_DE" };

function alternatesOf({ alternates, path }: HeadPage): Partial<Record<Language, string>> {
  return alternates ?? { en: pathIn("en", path), de: pathIn("de", path) };
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

function meta(key: "name" | "property", name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/** The preview image of shared links, in the language of the page. */
function sharingImage(language: Language): HeadImage {
  return { path: `/og-${language}.png`, width: 1200, height: 630, alt: descriptions[language] };
}

const descriptions: Record<Language, string> = {
  en: "Adjutant. It does the work. It keeps the receipts. Beside it the receipt of one act.",
  de: "Adjutant. Es erledigt die Arbeit. Es bewahrt die Belege. Daneben der Beleg einer Handlung.",
};
