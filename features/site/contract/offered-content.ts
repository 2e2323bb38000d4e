import type { LandingContent } from "./landing-content.ts";

/** What the installation offers. */
export interface Offer {
  /** False: no prices are shown, and no trial can be started. */
  isSelling: boolean;
  hasDemo: boolean;
}

/** The landing page without questions about buying and links to what is not offered. */
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

/** The footer without links to a missing demo or prices. */
export function offeredFooter(footer: Footer, { isSelling, hasDemo }: Offer): Footer {
  const missing = [...(hasDemo ? [] : ["/demo", "#demo"]), ...(isSelling ? [] : ["#pricing"])];
  const groups = footer.groups.map((group) => ({
    ...group,
    links: group.links.filter(({ href }) => !missing.includes(href)),
  }));
  return { ...footer, groups };
}
