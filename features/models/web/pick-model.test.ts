import { expect, it } from "vitest";
import type { Model } from "../contract/index.ts";
import { pickModel } from "./pick-model.ts";

function model(id: string, isDefault = false): Model {
  return {
    ...{ id, isDefault, label: id, provider: "Vendor", badge: id },
    ...{ isBuiltin: false, hasTools: true },
  };
}
const models = [model("usual", true), model("used"), model("local"), model("here")];
const none = { here: undefined, used: undefined, inBrowser: undefined };

it.each([
  [{ here: "here", used: "used", inBrowser: "local" }, "here"],
  [{ ...none, used: "used", inBrowser: "local" }, "used"],
  [{ ...none, used: null, inBrowser: "local" }, "local"],
  [{ ...none, here: "gone", inBrowser: "local" }, "local"],
  [{ ...none, here: "usual" }, "usual"],
])("of the choices %j it sends “%s”", (choices, id) => {
  const { chosen, chosenId } = pickModel(models, choices);
  expect([chosen?.id, chosenId]).toEqual([id, id]);
});

it.each([
  none,
  { ...none, used: null },
  { ...none, inBrowser: "gone" },
  { ...none, here: null, used: "used" },
])("of the choices %j it shows the default and sends none, so that another may answer", (choices) => {
  const { chosen, chosenId } = pickModel(models, choices);
  expect([chosen?.id, chosenId]).toEqual(["usual", undefined]);
});
