import { expect, it } from "vitest";
import { answerToClose } from "./answer-to-close.ts";

const plain = { isUnkept: false, isUnsaved: false, isAsked: false, hasEscape: false };

it.each([true, false])(
  "what is never shown again is not lost before it was copied, by Escape (%s) or otherwise",
  (isEscape) => {
    const unkept = { ...plain, isEscape, isUnkept: true };
    expect(answerToClose(unkept)).toBe("ask");
    expect(answerToClose({ ...unkept, isAsked: true })).toBe("ask");
    expect(answerToClose({ ...unkept, hasEscape: true })).toBe("ask");
    expect(answerToClose({ ...plain, isEscape })).toBe("close");
  },
);

it.each([true, false])(
  "input that is not saved is lost only when closing is repeated, by Escape (%s) or otherwise",
  (isEscape) => {
    const unsaved = { ...plain, isEscape, isUnsaved: true };
    expect(answerToClose(unsaved)).toBe("ask");
    expect(answerToClose({ ...unsaved, isAsked: true })).toBe("close");
  },
);

it("Escape stops what is going on, and the close button closes", () => {
  expect(answerToClose({ ...plain, isEscape: true, hasEscape: true })).toBe("escape");
  expect(answerToClose({ ...plain, isEscape: false, hasEscape: true })).toBe("close");
});
