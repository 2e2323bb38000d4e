import { expect, it } from "vitest";
import { answerToClose } from "./answer-to-close.ts";

it.each([true, false])(
  "what is never shown again is not lost before it was copied, by Escape (%s) or otherwise",
  (isEscape) => {
    expect(answerToClose({ isEscape, isUnkept: true, hasEscape: false })).toBe("ask");
    expect(answerToClose({ isEscape, isUnkept: true, hasEscape: true })).toBe("ask");
    expect(answerToClose({ isEscape, isUnkept: false, hasEscape: false })).toBe("close");
  },
);

it("Escape stops what is going on, and the close button closes", () => {
  expect(answerToClose({ isEscape: true, isUnkept: false, hasEscape: true })).toBe("escape");
  expect(answerToClose({ isEscape: false, isUnkept: false, hasEscape: true })).toBe("close");
});
