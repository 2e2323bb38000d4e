import type { DrawnPage } from "./drawn-pages.ts";
import { pageTags } from "./head-tags.ts";
import { pathIn } from "./path-in.ts";

/**
 * The document of the application as the one of a public page, which search engines may list where they are welcome.
 * Throws for a document without the tags whose place the page's own take.
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
