import { expect, test } from "vitest";
import { diffOfLines } from "./diff-of-lines.ts";

const read = (before: string, after: string) =>
  diffOfLines(before, after).map((line) =>
    line.type === "skipped" ? `… ${line.count}` : `${signs[line.type]}${line.text}`,
  );
const signs = { same: " ", added: "+", removed: "-" };

test("a changed line is removed and added", () => {
  expect(read("One\nTwo\nThree", "One\n2\nThree")).toEqual([" One", "-Two", "+2", " Three"]);
});

test("a line added at the end leaves the one before it the same", () => {
  expect(read("One", "One\nTwo")).toEqual([" One", "+Two"]);
});

test("a long stretch of the same is skipped", () => {
  const same = Array.from({ length: 10 }, (_, index) => `Line ${index}`);
  expect(read([...same, "Old", ...same].join("\n"), [...same, "New", ...same].join("\n"))).toEqual([
    "… 8",
    " Line 8",
    " Line 9",
    "-Old",
    "+New",
    " Line 0",
    " Line 1",
    "… 8",
  ]);
});

test("a text that was empty is added as a whole", () => {
  expect(read("", "One\nTwo")).toEqual(["+One", "+Two"]);
});
