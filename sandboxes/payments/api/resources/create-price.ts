import type Stripe from "stripe";
import { z } from "zod";
import { buildPrice } from "../../engine/builders/build-price.ts";
import { recordEvent } from "../../engine/events/record-event.ts";
import { getStored } from "../../engine/get-stored.ts";
import { newSandboxId } from "../../engine/new-sandbox-id.ts";
import { save } from "../../engine/save.ts";
import { toSeconds } from "../../engine/seconds.ts";
import type { World } from "../../engine/world.ts";
import { invalid } from "../api-error.ts";
import { emptyableText, flag, integer, mergeMetadata, metadata, text } from "../params.ts";

export const priceParams = z.strictObject({
  product: text,
  currency: text,
  unit_amount: integer,
  recurring: z.strictObject({ interval: z.enum(["month", "year"]), interval_count: integer.optional() }),
  metadata: metadata.optional(),
  nickname: emptyableText.optional(),
});

/** Creates a monthly or yearly price of a product. */
export async function createPrice(world: World, params: z.infer<typeof priceParams>): Promise<Stripe.Price> {
  const { product, currency, unit_amount: amountCents, recurring, nickname } = params;
  if (amountCents < 0) throw invalid("An amount is not below zero.", "unit_amount");
  if ((recurring.interval_count ?? 1) !== 1) {
    throw invalid(
      "Prices of the payment sandbox are for one month or one year.",
      "recurring[interval_count]",
    );
  }
  await getStored(world, "product", product, "product");
  const price = await buildPrice({
    ...{ id: newSandboxId("price"), productId: product, amountCents, currency: currency.toLowerCase() },
    ...{ created: toSeconds(world.now), interval: recurring.interval, nickname: nickname || null },
    metadata: mergeMetadata({}, params.metadata),
  });
  const stored = await save(world, "price", price, {});
  await recordEvent(world, "price.created", stored.object);
  return stored.object;
}

export const priceChange = z.strictObject({
  active: flag,
});
