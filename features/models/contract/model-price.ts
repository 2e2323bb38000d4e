import { z } from "zod";
import { ProviderKind } from "./model.ts";

/** The maximum: a million dollars per million tokens. */
const MAX_MICROS = 1_000_000_000_000;
const micros = z.number().int().min(0).max(MAX_MICROS);

/** Prices per million tokens, in millionths of a US dollar. */
export const TokenPrices = z
  .object({
    inputMicros: micros,
    /** Price of cached input. */
    cachedInputMicros: micros,
    /** Price of output, including reasoning. */
    outputMicros: micros,
  })
  .meta({ id: "TokenPrices" });
export type TokenPrices = z.infer<typeof TokenPrices>;

/**
 * What a price applies to: one model of this installation, or all models of a provider kind whose names match
 * a pattern.
 */
export const PriceTarget = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("model"), modelId: z.uuid() }),
    z.object({
      type: z.literal("pattern"),
      providerKind: ProviderKind,
      /** A pattern of provider model names, e.g. "gpt-5*". * matches any characters. Case is ignored. */
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
    /** Null: no price from then on. */
    prices: TokenPrices.nullable(),
    validFrom: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ModelPrice" });
export type ModelPrice = z.infer<typeof ModelPrice>;

export const SetModelPrice = z.object({
  target: PriceTarget,
  /** Null: no price from then on. A less specific price then applies, or the model is free. */
  prices: TokenPrices.nullable(),
  /** Absent: from now on. */
  validFrom: z.iso.datetime().optional(),
});
export type SetModelPrice = z.infer<typeof SetModelPrice>;
