import type { LandingContent } from "./landing-content.ts";

/** Whether a feature, as named in its plan, is unfinished. */
export function isBeingBuilt(
  feature: string,
  { beingBuilt }: Pick<LandingContent["pricing"], "beingBuilt">,
): boolean {
  const [name] = feature.split(": ");
  return beingBuilt.some((each) => each === name);
}
