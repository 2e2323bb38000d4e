import type { LandingContent } from "./landing-content.ts";

/** A plan's text in the language of the page, if a translation exists. */
export function planText(text: string, { planWords }: Pick<LandingContent["pricing"], "planWords">): string {
  return planWords.find((words) => words.text === text)?.translation ?? text;
}
