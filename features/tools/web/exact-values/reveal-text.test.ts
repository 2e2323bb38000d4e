import { expect, it } from "vitest";
import { revealText } from "./reveal-text.ts";

const hiddenIn = (text: string) =>
  revealText(text).flatMap((piece) => (piece.type === "hidden" ? [piece.code] : []));

it("shows each invisible character by itself, with its code and name", () => {
  expect(revealText("pay\u200bpal")).toEqual([
    { type: "visible", text: "pay" },
    { type: "hidden", code: "U+200B", name: "zero-width space" },
    { type: "visible", text: "pal" },
  ]);
});

it.each([
  ["a reversed direction", "invoice\u202efdp.exe", ["U+202E"]],
  ["hidden tags", "hi\u{e0041}", ["U+E0041"]],
  ["a filler that looks like a space", "a\u3164b", ["U+3164"]],
  ["a soft hyphen", "a\u00adb", ["U+00AD"]],
  ["a joiner between plain letters", "a\u200db", ["U+200D"]],
  ["a control character", "a\u0007b", ["U+0007"]],
  ["a line separator", "a\u2028b", ["U+2028"]],
  ["half of a pair", "a\ud800b", ["U+D800"]],
])("shows %s", (_what, text, codes) => {
  expect(hiddenIn(text)).toEqual(codes);
});

it.each([
  ["ordinary text of several lines", "Dear Ms Holt,\n\n\tthank you."],
  ["a family of emoji", "👨\u200d👩\u200d👧"],
  ["a heart", "❤\ufe0f"],
  ["Persian", "می\u200cخواهم"],
])("leaves %s as it is", (_what, text) => {
  expect(revealText(text)).toEqual([{ type: "visible", text }]);
});
