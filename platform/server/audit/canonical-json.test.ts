import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonical JSON (RFC 8785)", () => {
  it("sorts keys by UTF-16 code units, at every depth, and writes no white space", () => {
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    };
    expect(Object.values(JSON.parse(canonicalJson(value)))).toBeDefined();
    expect(canonicalJson(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
    expect(canonicalJson({ b: [{ z: 1, a: 2 }], a: {} })).toBe('{"a":{},"b":[{"a":2,"z":1}]}');
  });

  it("escapes in strings what JSON demands and nothing more", () => {
    expect(canonicalJson('\u20ac$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
    expect(canonicalJson("\b\t\f\r\u007f\u2028")).toBe('"\\b\\t\\f\\r\u007f\u2028"');
  });

  it("writes the literals and whole numbers", () => {
    expect(canonicalJson([null, true, false, 0, -0, -1, 9_007_199_254_740_991])).toBe(
      "[null,true,false,0,0,-1,9007199254740991]",
    );
  });

  it("is the same whatever the order in which an object was built", () => {
    expect(canonicalJson({ a: 1, b: 2, "10": 3, "9": 4 })).toBe(
      canonicalJson({ "9": 4, b: 2, "10": 3, a: 1 }),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses the number %d", (number) => {
    expect(() => canonicalJson({ number })).toThrow("is not a safe integer");
  });

  it("refuses half a surrogate pair, which has no UTF-8", () => {
    expect(() => canonicalJson({ text: "\ud800" })).toThrow("is not well-formed text");
    expect(() => canonicalJson({ "\udc00": 1 })).toThrow("is not well-formed text");
  });
});
