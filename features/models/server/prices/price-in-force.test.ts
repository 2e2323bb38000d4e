import { describe, expect, it } from "vitest";
import { matchesModelPattern } from "./matches-model-pattern.ts";
import type { PriceRow } from "./price.repository.ts";
import { priceInForce } from "./price-in-force.ts";

const model = { id: "model-1", model_id: "gpt-large-2026", provider: { kind: "openai" } };
const now = new Date("2026-06-15T12:00:00Z");
const day = (text: string) => new Date(`2026-${text}T00:00:00Z`);

function row(
  id: string,
  of: Partial<PriceRow>,
  validFrom = day("01-01"),
  inputMicros: number | null = 1,
): PriceRow {
  return {
    id,
    model_id: null,
    provider_kind: null,
    model_pattern: null,
    input_micros: inputMicros,
    cached_input_micros: inputMicros,
    output_micros: inputMicros,
    valid_from: validFrom,
    created_at: validFrom,
    ...of,
  };
}
const own = { model_id: "model-1" };
const fitting = (model_pattern: string) => ({ provider_kind: "openai" as const, model_pattern });
const found = (...rows: PriceRow[]) => priceInForce(rows, model, now)?.id;

describe("the price in force", () => {
  it("is the latest version that has begun", () => {
    const rows = [row("old", own), row("new", own, day("06-01")), row("coming", own, day("07-01"))];
    expect(found(...rows)).toBe("new");
    expect(priceInForce(rows, model, day("02-01"))?.id).toBe("old");
    expect(priceInForce(rows, model, day("08-01"))?.id).toBe("coming");
  });

  it("is the one set last when two begin at once", () => {
    expect(found(row("b", own), row("a", own))).toBe("b");
  });

  it("is the model's own before that of a pattern", () => {
    expect(found(row("pattern", fitting("gpt-large-2026"), day("06-01")), row("own", own))).toBe("own");
  });

  it("is that of the most particular pattern", () => {
    const wide = row("wide", fitting("gpt-*"));
    const narrow = row("narrow", fitting("gpt-large-*"));
    const exact = row("exact", fitting("GPT-large-2026"));
    expect(found(wide, narrow)).toBe("narrow");
    expect(found(wide, exact, narrow)).toBe("exact");
  });

  it("falls back to what is less particular when it was taken away", () => {
    const taken = [row("own", own), row("gone", own, day("06-01"), null)];
    expect(found(...taken)).toBeUndefined();
    expect(found(...taken, row("pattern", fitting("gpt*")))).toBe("pattern");
  });

  it("is none for another kind of provider, another name or another model", () => {
    expect(found(row("kind", { provider_kind: "google", model_pattern: "*" }))).toBeUndefined();
    expect(found(row("name", fitting("gpt-small*")))).toBeUndefined();
    expect(found(row("model", { model_id: "model-2" }))).toBeUndefined();
  });
});

it.each([
  ["gpt-5", "gpt-5", true],
  ["gpt-5-mini", "gpt-5", false],
  ["gpt-5-mini", "gpt-5*", true],
  ["GPT-5", "gpt-5*", true],
  ["openai/gpt-5-mini", "*gpt-5*", true],
  ["aba", "ab*ba", false],
  ["a.c", "a?c", false],
  ["abc", "*", true],
])("%s fits %s: %s", (name, pattern, fits) => {
  expect(matchesModelPattern(name, pattern)).toBe(fits);
});
