import { z } from "zod";
import { ProviderKind } from "./model.ts";

/** The highest price: a million dollars for a million tokens. */
const MAX_MICROS = 1_000_000_000_000;
const micros = z.number().int().min(0).max(MAX_MICROS);

/** Prices of a million tokens, in millionths of a US dollar. */
export const TokenPrices = z
  .object({
    inputMicros: micros,
    /** Of input that the provider had cached. */
    cachedInputMicros: micros,
    /** What the model writes, its reasoning among it. */
    outputMicros: micros,
  })
  .meta({ id: "TokenPrices" });
export type TokenPrices = z.infer<typeof TokenPrices>;

/** What a price is of: one model of this installation, or all of a kind of provider whose names fit a pattern. */
export const PriceTarget = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("model"), modelId: z.uuid() }),
    z.object({
      type: z.literal("pattern"),
      providerKind: ProviderKind,
      /** The provider's own name of a model, e.g. "gpt-5*"; * stands for any characters, case does not count. */
      pattern: z.string().trim().min(1).max(200),
    }),
  ])
  .meta({ id: "PriceTarget" });
export type PriceTarget = z.infer<typeof PriceTarget>;

/** One version of a price. */
export const ModelPrice = z
  .object({
    id: z.uuid(),
    target: PriceTarget,
    /** Null: from then on there is no price. */
    prices: TokenPrices.nullable(),
    validFrom: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ModelPrice" });
export type ModelPrice = z.infer<typeof ModelPrice>;

export const SetModelPrice = z.object({
  target: PriceTarget,
  /** Null: there is no price from then on; what is less particular applies, or the model costs nothing. */
  prices: TokenPrices.nullable(),
  /** Absent: from now on. */
  validFrom: z.iso.datetime().optional(),
});
export type SetModelPrice = z.infer<typeof SetModelPrice>;

/** A connected model and what it costs now. */
export const PricedModel = z
  .object({
    id: z.uuid(),
    label: z.string(),
    provider: z.string(),
    providerKind: ProviderKind,
    /** The provider's own name of the model. */
    modelId: z.string(),
    isEnabled: z.boolean(),
    isDefault: z.boolean(),
    /** Null: no price is set, so its calls count as free. */
    price: ModelPrice.nullable(),
  })
  .meta({ id: "PricedModel" });
export type PricedModel = z.infer<typeof PricedModel>;
