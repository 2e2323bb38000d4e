import type { ConnectedModel } from "../../contract/connected-model.ts";
import { formatDollars } from "../../contract/dollars.ts";

/** What a million tokens of a model cost, in US dollars. */
export function describePrice({ price }: Pick<ConnectedModel, "price">): string {
  const { inputMicros, cachedInputMicros, outputMicros } = price?.prices ?? {};
  if (inputMicros === undefined || cachedInputMicros === undefined || outputMicros === undefined)
    return "no price set: its calls count as free";
  const by = price?.target.type === "pattern" ? ` (by ${price.target.pattern})` : "";
  return `${formatDollars(inputMicros)} in, ${formatDollars(cachedInputMicros)} cached, ${formatDollars(outputMicros)} out${by}`;
}
