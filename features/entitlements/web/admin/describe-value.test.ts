import { expect, it } from "vitest";
import { entitlementKeys } from "../../contract/index.ts";
import { describeForce } from "./describe-value.ts";

it("beside each thing that stops nobody stands that it does not", () => {
  const said = Object.groupBy(entitlementKeys, describeForce);
  expect(said[""]).toEqual(["messages", "model_cost", "seats", "team"]);
  expect(said["Counted only: nothing stops at a limit"]).toEqual(["tokens"]);
  expect(said["Not used by anything in this version"]).toHaveLength(10);
});
