import { expect, it } from "vitest";
import { describeModels } from "./describe-models.ts";

const model = { label: "Large", provider: "Vendor", isEnabled: true, isDefault: true };

it("a model is left to do while only the built-in assistant answers", () => {
  expect(describeModels([], false)).toEqual({
    state: "todo",
    text: "No model is connected: the built-in assistant answers.",
  });
  expect(describeModels([{ ...model, isEnabled: false }], false)).toMatchObject({
    state: "todo",
    text: expect.stringContaining("All connected models are disabled"),
  });
});

it("connected models say who answers", () => {
  const { state, text } = describeModels([model], false);
  expect([state, text]).toEqual(["good", "1 model is switched on; Large of Vendor is the default."]);
  expect(describeModels([model, { ...model, isDefault: false }], true).text).toContain(
    "More than 2 models are",
  );
});
