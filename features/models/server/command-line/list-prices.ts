import type { Ctx } from "#platform/server/context.ts";
import { formatDollars } from "../../contract/dollars.ts";
import { listConnectedModels } from "../connected/list-connected-models.ts";

const PAGE = 100;

/** Prints the current price per million tokens of each connected model. */
export async function listPrices(ctx: Ctx, print: (line: string) => void): Promise<void> {
  let cursor: string | undefined;
  let count = 0;
  do {
    const { items, nextCursor } = await listConnectedModels(ctx, { cursor, limit: PAGE });
    for (const { provider, modelId, price } of items) {
      const { inputMicros, cachedInputMicros, outputMicros } = price?.prices ?? {};
      const isSet =
        inputMicros !== undefined && cachedInputMicros !== undefined && outputMicros !== undefined;
      const by = price?.target.type === "pattern" ? ` (by ${price.target.pattern})` : "";
      const said = isSet
        ? `${formatDollars(inputMicros)} in, ${formatDollars(cachedInputMicros)} cached, ${formatDollars(outputMicros)} out${by}`
        : "no price set: its calls count as free";
      print(`${provider}/${modelId}: ${said}`);
      count += 1;
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  if (count === 0) print("No model is connected. The built-in assistant costs nothing.");
  else print("US dollars for a million tokens.");
}
