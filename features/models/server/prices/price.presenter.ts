import type { ModelPrice, PriceTarget } from "../../contract/model-price.ts";
import type { PriceRow } from "./price.repository.ts";
import { versionOf } from "./price-in-force.ts";

/** A price version as admins see it. */
export function presentPrice(row: PriceRow): ModelPrice {
  const version = versionOf(row);
  const prices = version && {
    inputMicros: version.inputMicros,
    cachedInputMicros: version.cachedInputMicros,
    outputMicros: version.outputMicros,
  };
  return {
    id: row.id,
    target: targetOf(row),
    prices: prices ?? null,
    validFrom: row.valid_from.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

function targetOf({ model_id, provider_kind, model_pattern }: PriceRow): PriceTarget {
  if (model_id !== null) return { type: "model", modelId: model_id };
  if (provider_kind === null || model_pattern === null) throw new Error("A price is of nothing.");
  return { type: "pattern", providerKind: provider_kind, pattern: model_pattern };
}
