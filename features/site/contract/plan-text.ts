import type { LandingContent } from "./landing-content.ts";

/** What a plan says, in the language of the page where somebody wrote that down. */
export function planText(text: string, { planWords }: Pick<LandingContent["pricing"], "planWords">): string {
  return planWords.find((words) => words.text === text)?.translation ?? text;
}
