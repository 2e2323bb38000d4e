import { expect, it } from "vitest";
import type { ShownField } from "../../contract/shown-call.ts";
import { withDistinctLabels } from "./distinct-labels.ts";

const labelled = (labels: string[]) =>
  withDistinctLabels(
    labels.map(
      (label): ShownField => ({ label, argument: null, kind: "line", value: label, isEditable: false }),
    ),
  ).map(({ label }) => label);

it("fields keep labels that differ", () => {
  expect(labelled(["To", "Text"])).toEqual(["To", "Text"]);
});

it("fields of one label get numbers, also where that label is taken, or as long as a label may be", () => {
  expect(labelled(["Host", "Host", "Host (2)"])).toEqual(["Host", "Host (2)", "Host (2) (2)"]);
  const long = "x".repeat(100);
  const [, second = ""] = labelled([long, long]);
  expect([second.length, second.endsWith("x (2)")]).toEqual([100, true]);
});
