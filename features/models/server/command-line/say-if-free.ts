import type { Ctx } from "#platform/server/context.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { readPrices } from "../model-catalogue.ts";
import { priceInForce } from "../prices/price-in-force.ts";

/** Warns when a model has no price, because no budget then limits it, and prints how to set one. */
export async function sayIfFree(
  ctx: Ctx,
  model: Pick<ModelWithProvider, "id" | "model_id"> & { provider: { kind: string; name: string } },
  print: (line: string) => void,
): Promise<void> {
  if (priceInForce(await readPrices(ctx), model, ctx.now())) return;
  const ref = `${model.provider.name}/${model.model_id}`;
  print(
    `  no price: counts as free; set one with npm run admin -- models price "${ref}" --input <dollars> --output <dollars>`,
  );
}
