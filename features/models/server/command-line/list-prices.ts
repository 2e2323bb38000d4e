import type { Ctx } from "#platform/server/context.ts";
import { listConnectedModels } from "../connected/list-connected-models.ts";
import { describePrice } from "./describe-price.ts";

const PAGE = 100;

/** Prints the current price per million tokens of each connected model. */
export async function listPrices(ctx: Ctx, print: (line: string) => void): Promise<void> {
  let cursor: string | undefined;
  let count = 0;
  do {
    const { items, nextCursor } = await listConnectedModels(ctx, { cursor, limit: PAGE });
    for (const model of items) print(`${model.provider}/${model.modelId}: ${describePrice(model)}`);
    count += items.length;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  if (count === 0) print("No model is connected. The built-in assistant costs nothing.");
  else print("US dollars for a million tokens.");
}
