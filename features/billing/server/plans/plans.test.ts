import { expect, it } from "vitest";
import { plans } from "./plans.ts";

it("no plan sells models, since every plan answers with the models that the server has", () => {
  const promised = plans.flatMap(({ features }) => features ?? []);
  expect(promised.filter((feature) => /\bmodels\b/i.test(feature.split(":")[0] ?? ""))).toEqual([]);
});
