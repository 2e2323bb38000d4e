import { expect, it } from "vitest";
import { cutMarks } from "./cut-marks.ts";

const mark = (start: number, end: number) => ({ field: 0, start, end, source: "Page", url: null });
const shape = (text: string, marks: ReturnType<typeof mark>[], part = {}) =>
  cutMarks(text, marks, part).map((stretch) => (stretch.mark ? `[${stretch.text}]` : stretch.text));

it("cuts a text where marks begin and end", () => {
  expect(shape("hello world", [mark(6, 11)])).toEqual(["hello ", "[world]"]);
  expect(shape("hello", [])).toEqual(["hello"]);
});

it("keeps every character once when marks overlap or leave the text", () => {
  expect(shape("abcdef", [mark(2, 4), mark(0, 3), mark(5, 99)])).toEqual(["[abc]", "[d]", "e", "[f]"]);
});

it("cuts only the part that is asked for", () => {
  expect(shape("abcdef", [mark(1, 3)], { start: 2, end: 5 })).toEqual(["[c]", "de"]);
});
