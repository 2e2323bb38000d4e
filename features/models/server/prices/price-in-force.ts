import type { TokenPrices } from "../../contract/model-price.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { matchesModelPattern } from "./matches-model-pattern.ts";
import type { PriceRow } from "./price.repository.ts";

/** The prices of a call, and the version they come from. */
export interface PriceVersion extends TokenPrices {
  id: string;
}

/**
 * The price version in force for a model at `now`: its own, or that of the most specific pattern. Of several
 * versions for one target the latest counts. A version that removes the price lets the next target apply.
 */
export function priceInForce(
  rows: readonly PriceRow[],
  model: Pick<ModelWithProvider, "id" | "model_id"> & { provider: { kind: string } },
  now: Date,
): PriceRow | undefined {
  const begun = rows.filter((row) => row.valid_from <= now);
  const own = latest(begun.filter((row) => row.model_id === model.id));
  if (own && versionOf(own)) return own;

  const byPattern = Map.groupBy(
    begun.filter(
      (row) =>
        row.provider_kind === model.provider.kind &&
        row.model_pattern !== null &&
        matchesModelPattern(model.model_id, row.model_pattern),
    ),
    (row) => row.model_pattern?.toLowerCase() ?? "",
  );
  return [...byPattern]
    .map(([pattern, versions]) => ({ pattern, row: latest(versions) }))
    .filter(({ row }) => row && versionOf(row))
    .sort((a, b) => particularity(b.pattern) - particularity(a.pattern) || (a.pattern < b.pattern ? -1 : 1))
    .at(0)?.row;
}

/** The prices of a version. Undefined when it removes the price. */
export function versionOf(row: PriceRow): PriceVersion | undefined {
  const { id, input_micros, cached_input_micros, output_micros } = row;
  if (input_micros === null || cached_input_micros === null || output_micros === null) return undefined;
  return {
    id,
    inputMicros: input_micros,
    cachedInputMicros: cached_input_micros,
    outputMicros: output_micros,
  };
}

function latest(versions: readonly PriceRow[]): PriceRow | undefined {
  return versions.reduce<PriceRow | undefined>(
    (last, row) => (last && isLater(last, row) ? last : row),
    undefined,
  );
}

function isLater(row: PriceRow, other: PriceRow): boolean {
  const differenceMs = row.valid_from.getTime() - other.valid_from.getTime();
  return differenceMs > 0 || (differenceMs === 0 && row.id > other.id);
}

/** Specificity of a pattern: names without * first, then longer ones. */
function particularity(pattern: string): number {
  const said = pattern.replaceAll("*", "").length;
  return pattern.includes("*") ? said : said + 1_000;
}
