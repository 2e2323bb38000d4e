import { expect, it } from "vitest";
import type { ConnectedModel } from "../../contract/index.ts";
import { describeFreeModels } from "./describe-free-models.ts";

const at = "2026-11-21T00:00:00.000Z";
const free = { label: "Large", isEnabled: true, price: null };
const price: ConnectedModel["price"] = {
  ...{
    id: "01900000-0000-7000-8000-000000000000",
    target: { type: "pattern", providerKind: "openai", pattern: "*" },
  },
  ...{
    prices: { inputMicros: 1, cachedInputMicros: 1, outputMicros: 1 },
    validFrom: at,
    createdAt: at,
  },
};

it("models without a price are named where plans are sold", () => {
  expect(describeFreeModels([free, { ...free, label: "Small" }], true)).toContain("no price: Large, Small.");
  const many = Array.from({ length: 7 }, (_, index) => ({ ...free, label: `M${index}` }));
  expect(describeFreeModels(many, true)).toContain("M4, 2 more.");
});

it("nothing is said of models that are off or have a price, nor where nothing is sold", () => {
  expect(
    describeFreeModels(
      [
        { ...free, isEnabled: false },
        { ...free, price },
      ],
      true,
    ),
  ).toBeUndefined();
  expect(describeFreeModels([free], false)).toBeUndefined();
});
