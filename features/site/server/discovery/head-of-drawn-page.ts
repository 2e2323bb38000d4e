import type { DrawnPage } from "./drawn-pages.ts";
import { pageTags } from "./head-tags.ts";
import { pathIn } from "./path-in.ts";

/**
 * The application's HTML document with the head of a public page, indexable where the installation allows it.
 * Throws when the document lacks the tags to replace.
 */
export function headOfDrawnPage(
  application: string,
  page: DrawnPage,
  site: { publicUrl: string; isIndexed: boolean },
): string {
  if (!robots.test(application) || !title.test(application)) {
    throw new Error("The application's document has no title, or says nothing to search engines.");
  }
  const { language, path } = page;
  const tags = pageTags({ ...site, ...page, alternates: { [language]: pathIn(language, path) } });
  return application.replace(robots, "").replace(title, () => tags);
}

const robots = /\s*<meta name="robots"[^>]*>/;
const title = /<title>[^<]*<\/title>/;
