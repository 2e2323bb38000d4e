import type { LandingContent } from "./landing-content.ts";

type Footer = LandingContent["footer"];

/** The foot of a page without links to a demo where there is none. */
export function offeredFooter(footer: Footer, { hasDemo }: { hasDemo: boolean }): Footer {
  if (hasDemo) return footer;
  const groups = footer.groups.map((group) => ({
    ...group,
    links: group.links.filter(({ href }) => !/^(\/demo|#demo)$/.test(href)),
  }));
  return { ...footer, groups };
}
