import type { LandingContent } from "./landing-content.ts";

/** What the installation has to offer. */
export interface Offer {
  /** False: no prices are shown, and nobody begins a trial. */
  isSelling: boolean;
  hasDemo: boolean;
}

/** The front page without questions about buying, and without links to what is not offered. */
export function offeredContent(content: LandingContent, offer: Offer): LandingContent {
  const { faq, footer } = content;
  return {
    ...content,
    faq: { ...faq, items: offeredQuestions(faq.items, offer) },
    footer: offeredFooter(footer, offer),
  };
}

export function offeredQuestions<Question extends { isOnlyWhenSold: boolean }>(
  questions: readonly Question[],
  { isSelling }: Pick<Offer, "isSelling">,
): Question[] {
  return questions.filter(({ isOnlyWhenSold }) => isSelling || !isOnlyWhenSold);
}

type Footer = LandingContent["footer"];

/** The foot of a page without links to a demo or to prices where there is none of it. */
export function offeredFooter(footer: Footer, { isSelling, hasDemo }: Offer): Footer {
  const missing = [...(hasDemo ? [] : ["/demo", "#demo"]), ...(isSelling ? [] : ["#pricing"])];
  const groups = footer.groups.map((group) => ({
    ...group,
    links: group.links.filter(({ href }) => !missing.includes(href)),
  }));
  return { ...footer, groups };
}
