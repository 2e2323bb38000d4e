import type { LandingContent } from "./landing-content.ts";

/** Whether a feature, as it stands in its plan, is one that is not finished. */
export function isBeingBuilt(
  feature: string,
  { beingBuilt }: Pick<LandingContent["pricing"], "beingBuilt">,
): boolean {
  const [name] = feature.split(": ");
  return beingBuilt.some((each) => each === name);
}
