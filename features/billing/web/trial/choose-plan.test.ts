import { describe, expect, it } from "vitest";
import { choosePlan } from "./choose-plan.ts";

const individual = { id: "p1", name: "Individual" };
const business = { id: "business", name: "Business" };
const all = [business, individual];

describe("which plan is meant", () => {
  it("is the one with that id", () => {
    expect(choosePlan(all, "business")).toBe(business);
  });

  it("is the one of that name, in whatever case", () => {
    expect(choosePlan(all, "individual")).toBe(individual);
    expect(choosePlan(all, "BUSINESS")).toBe(business);
  });

  it("prefers an id to a name", () => {
    const namesake = { id: "x", name: "p1" };
    expect(choosePlan([namesake, individual], "p1")).toBe(individual);
  });

  it("is Individual when none is meant by that word", () => {
    expect(choosePlan(all, "gold")).toBe(individual);
  });

  it("is the first when there is no Individual either", () => {
    const team = { id: "team", name: "Team" };
    expect(choosePlan([team, business], "gold")).toBe(team);
  });

  it("is none when there are none", () => {
    expect(choosePlan([], "individual")).toBeUndefined();
  });
});
