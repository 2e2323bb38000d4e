import { expect, it } from "vitest";
import type { Model } from "../contract/index.ts";
import { modelWithTools } from "./model-with-tools.ts";

const model = (id: string, hasTools: boolean): Model => ({
  ...{ id, label: id, provider: "Vendor", badge: id },
  ...{ isBuiltin: id === "builtin", isDefault: false, hasTools },
});
const models = [model("plain", false), model("able", true), model("builtin", true)];

it("a message that needs tools goes to the chosen model, or to the built-in assistant if that has none", () => {
  const idFor = (id: string) =>
    modelWithTools(
      models,
      models.find((it) => it.id === id),
    )?.id;
  expect(idFor("able")).toBe("able");
  expect(idFor("plain")).toBe("builtin");
  expect(modelWithTools([], undefined)).toBeUndefined();
});
