import type { ConnectedModel } from "../../contract/index.ts";

const mostNamed = 5;

/** A warning when plans are sold and enabled models have no price. Undefined otherwise. */
export function describeFreeModels(
  models: readonly Pick<ConnectedModel, "label" | "isEnabled" | "price">[],
  isSelling: boolean,
): string | undefined {
  const free = models.filter(({ isEnabled, price }) => isEnabled && !price?.prices);
  if (!isSelling || free.length === 0) return undefined;
  const names = free.slice(0, mostNamed).map(({ label }) => label);
  const more = free.length - names.length;
  const which = [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
  return `These models have no price: ${which}. Their cost is not counted, and no budget limits them.`;
}
