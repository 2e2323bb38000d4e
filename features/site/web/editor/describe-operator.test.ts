import { expect, it } from "vitest";
import { describeOperator } from "./describe-operator.ts";

const operator = { name: "Northwind", address: "1 Main Street", email: "office@northwind.example" };

it("names every detail that the legal texts lack", () => {
  expect(describeOperator({ ...operator, address: " ", email: "" })).toEqual({
    state: "todo",
    text: "The legal texts lack an address and an email.",
  });
  expect(describeOperator(undefined).state).toBe("todo");
});

it("is settled once name, address and email are stated", () => {
  expect(describeOperator(operator)).toEqual({ state: "good", text: "The legal texts name Northwind." });
});
