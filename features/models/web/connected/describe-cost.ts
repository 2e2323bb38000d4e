import { type ConnectedModel, formatDollars } from "../../contract/index.ts";

/** The current price of a million tokens, in words. */
export function describeCost({ price }: Pick<ConnectedModel, "price">): string {
  const { inputMicros, outputMicros } = price?.prices ?? {};
  if (inputMicros === undefined || outputMicros === undefined) return "No price set, counts as free";
  return `${formatDollars(inputMicros)} in, ${formatDollars(outputMicros)} out per million tokens`;
}
