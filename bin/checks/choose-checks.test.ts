import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { chooseChecks } from "./choose-checks.ts";

const check = (name: string, isLong = false): Check => ({
  ...{ name, isLong },
  run: async () => ({ passed: 1, failed: 0, output: "" }),
});
const groups = [[check("types"), check("tests")], [check("journeys")], [check("long journeys", true)]];
const chosen = (...wanted: string[]) =>
  chooseChecks(groups, wanted).map((group) => group.map(({ name }) => name));

test("without a name all run but the long ones", () => {
  expect(chosen()).toEqual([["types", "tests"], ["journeys"], []]);
});

test("with names those run that have one of them in theirs", () => {
  expect(chosen("types")).toEqual([["types"], [], []]);
  expect(chosen("journeys")).toEqual([[], ["journeys"], []]);
});

test("long ones run with `long`, and with their whole name", () => {
  expect(chosen("types", "long")).toEqual([["types"], [], ["long journeys"]]);
  expect(chosen("long journeys")).toEqual([[], [], ["long journeys"]]);
});

test("with `all` every one runs", () => {
  expect(chosen("all")).toEqual([["types", "tests"], ["journeys"], ["long journeys"]]);
});

test("a name that no check has chooses none", () => {
  expect(chosen("nothing").flat()).toEqual([]);
});
