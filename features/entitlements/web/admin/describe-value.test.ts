import { expect, it } from "vitest";
import { entitlementKeys } from "../../contract/index.ts";
import { describeDetails, describeForce } from "./describe-value.ts";

it("beside each thing that stops nobody stands that it does not", () => {
  const said = Object.groupBy(entitlementKeys, describeForce);
  expect(said[""]).toEqual([
    "messages",
    "model_cost",
    "voice_seconds",
    "storage_bytes",
    "seats",
    "agents",
    "team",
  ]);
  expect(said["Counted only, never blocked"]).toEqual(["tokens"]);
  expect(said["Not used in this version"]).toHaveLength(7);
});

it("of what is not used up nothing is said to go on above the limit, whatever is stored", () => {
  const value = {
    planKey: "business",
    valueBoolean: null,
    valueLimit: 10,
    trialLimit: null,
    softPercent: 80,
  };
  const tell = (entitlement: "messages" | "seats") =>
    describeDetails({ ...value, entitlement, overage: "allow" });
  expect(tell("messages")).toMatch(/continues up to 120 % of the limit$/);
  expect(tell("seats")).toMatch(/stops at the limit$/);
});
